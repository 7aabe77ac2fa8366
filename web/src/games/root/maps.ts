// The two maps as they are drawn: where clearings lie, which paths and waters join them. Places only; the server has the rules.
export interface Place {
  x: number;
  y: number;
}

export interface MapShape {
  /** Centres of clearings 1 to 12 on a wide board of 1052 × 622, and on a phone's of 390 × 400. */
  wide: Place[];
  narrow: Place[];
  paths: [number, number][];
  /** The river's bed, drawn as one line. */
  river: { wide: Place[]; narrow: Place[] };
  /** A lake in a corner, if there is one. */
  lake: boolean;
  forests: { id: string; clearings: number[] }[];
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
  paths: [
    ...([
      [1, 5],
      [1, 9],
      [1, 10],
      [2, 5],
      [2, 6],
      [2, 10],
      [3, 6],
      [3, 7],
      [3, 11],
    ] as [number, number][]),
    ...([
      [4, 8],
      [4, 9],
      [4, 12],
      [6, 11],
      [7, 8],
      [7, 12],
      [9, 12],
      [10, 12],
      [11, 12],
    ] as [number, number][]),
  ],
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
  forests: [
    { id: "A1", clearings: [1, 5, 2, 10] },
    { id: "A2", clearings: [1, 10, 12, 9] },
    { id: "A3", clearings: [2, 6, 11, 12, 10] },
    { id: "A4", clearings: [9, 12, 4] },
    { id: "A5", clearings: [6, 3, 11] },
    { id: "A6", clearings: [12, 11, 3, 7] },
    { id: "A7", clearings: [12, 7, 8, 4] },
  ],
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
  paths: [
    ...([
      [1, 5],
      [1, 10],
      [1, 11],
      [2, 6],
      [2, 7],
      [2, 12],
      [3, 7],
      [3, 8],
    ] as [number, number][]),
    ...([
      [3, 12],
      [4, 9],
      [4, 10],
      [4, 11],
      [5, 6],
      [8, 9],
      [8, 12],
      [9, 11],
    ] as [number, number][]),
  ],
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
  forests: [
    { id: "W1", clearings: [1, 5, 6, 2, 12, 11] },
    { id: "W2", clearings: [1, 11, 10] },
    { id: "W3", clearings: [2, 7, 12] },
    { id: "W4", clearings: [10, 11, 4] },
    { id: "W5", clearings: [12, 7, 3] },
    { id: "W6", clearings: [11, 12, 8, 9] },
    { id: "W7", clearings: [12, 3, 8] },
    { id: "W8", clearings: [11, 9, 4] },
  ],
};

export const MAPS: Record<string, MapShape> = { autumn, winter };
