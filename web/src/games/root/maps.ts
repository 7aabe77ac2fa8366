// Where clearings and water lie on the two maps as they are drawn. What joins them is in the catalogue.
export interface Place {
  x: number;
  y: number;
}

interface MapShape {
  /** Centres of clearings 1 to 12 on a wide board of 1052 × 622, and on a phone's of 390 × 400. */
  wide: Place[];
  narrow: Place[];
  /** The river's bed, drawn as one line. */
  river: { wide: Place[]; narrow: Place[] };
  /** A lake in a corner, if there is one. */
  lake: boolean;
}

const at = (...numbers: number[]): Place[] =>
  numbers.flatMap((x, index) => (index % 2 ? [] : [{ x, y: numbers[index + 1] ?? 0 }]));

export const WIDE = { width: 1052, height: 622 };
export const NARROW = { width: 390, height: 400 };

const autumn: MapShape = {
  wide: at(
    ...[120, 114, 910, 172, 864, 540, 140, 517, 575, 90, 921, 337],
    ...[589, 482, 398, 550, 132, 278, 438, 208, 668, 319, 348, 371],
  ),
  narrow: at(
    ...[50, 74, 336, 112, 318, 350, 55, 336, 212, 58, 337, 224],
    ...[224, 307, 143, 360, 54, 180, 164, 135, 239, 207, 132, 241],
  ),
  river: {
    wide: at(
      ...[622, -260, 609, -20, 578, 91, 543, 149, 436, 208, 517, 269, 588, 275, 670, 319],
      ...[649, 401, 588, 483, 477, 471, 375, 456, 284, 500, 142, 524, 40, 582, -60, 660, -200, 760],
    ),
    narrow: at(
      ...[230, -50, 224, -6, 213, 58, 196, 102, 162, 136, 190, 176, 217, 180, 246, 207],
      ...[240, 260, 220, 310, 177, 300, 140, 297, 108, 323, 57, 338, 20, 378, -30, 420],
    ),
  },
  lake: true,
};

const winter: MapShape = {
  wide: at(
    ...[128, 112, 918, 160, 884, 540, 142, 516, 380, 96, 636, 112],
    ...[926, 350, 628, 478, 390, 544, 138, 306, 378, 318, 652, 296],
  ),
  narrow: at(
    ...[48, 84, 341, 100, 326, 352, 54, 346, 148, 56, 246, 62],
    ...[340, 222, 232, 312, 146, 366, 52, 210, 148, 214, 246, 190],
  ),
  river: {
    wide: at(
      ...[-460, 210, -120, 250, -30, 276, 138, 306, 200, 330, 262, 302, 378, 318, 450, 350, 520, 322, 580, 284],
      ...[652, 296, 740, 338, 800, 372, 926, 350, 1010, 326, 1100, 352, 1180, 380, 1560, 330],
    ),
    narrow: at(
      ...[-40, 190, -10, 198, 52, 210, 76, 216, 100, 208, 148, 214, 176, 230, 206, 212, 246, 190],
      ...[280, 206, 300, 226, 340, 222, 372, 212, 400, 218, 430, 226],
    ),
  },
  lake: false,
};

export const MAPS: Record<string, MapShape> = { autumn, winter };
