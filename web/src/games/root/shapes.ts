// The factions' shapes with their emblems.
/** A faction's silhouette on a field of 40 × 40, its emblem, and where the emblem and a number sit in it. */
interface Shape {
  d: string;
  icon: string;
  box: [x: number, y: number, size: number];
}

export const SHAPES: Record<string, Shape> = {
  marquise: {
    d: "M4.5 1.5 13.5 9.5h13l9-8V20c0 10-6.6 15.3-15.5 18.5C11.1 35.3 4.5 30 4.5 20Z",
    icon: "flat-paw-print",
    box: [11, 11.5, 18],
  },
  eyrie: {
    d: "M20 1.5 26.5 9 38.5 11.5 33.5 25.5 20 38.5 6.5 25.5 1.5 11.5 13.5 9Z",
    icon: "eagle-head",
    box: [11, 10, 18.5],
  },
  alliance: {
    d: "M20 9.2C17.5 3.5 12.5 1.3 7 2c.3 4 2 6.9 5 8.5A15 15 0 1 0 28 10.5c3-1.6 4.7-4.5 5-8.5C27.5 1.3 22.5 3.5 20 9.2Z",
    icon: "fist",
    box: [12, 13.5, 16.5],
  },
  vagabond: {
    d: "M20 1.5C28 6.5 35.5 16 35.5 26c0 8-6.5 12.5-15.5 12.5S4.5 34 4.5 26C4.5 16 12 6.5 20 1.5Z",
    icon: "domino-mask",
    box: [10, 14, 20],
  },
  vagabond2: {
    d: "M20 1.5 29 5.5 33 14 38 27c1 6-2.5 11.5-8 11.5H10C4.5 38.5 1 33 2 27L7 14 11 5.5Z",
    icon: "raccoon-head",
    box: [10, 13, 20],
  },
  lizards: {
    d: "M20 1.5C31 4 38.5 11 38.5 20S31 36 20 38.5C9 36 1.5 29 1.5 20S9 4 20 1.5Z",
    icon: "gecko",
    box: [9.5, 9.5, 21],
  },
  riverfolk: {
    d: "M7 4.5C15 1 25 8 33 4.5c3 9.5 3 21.5 0 31C25 39 15 32 7 35.5 4 26 4 14 7 4.5Z",
    icon: "beaver",
    box: [10, 10, 20],
  },
  mechanical: { d: "M4.5 1.5 13.5 8h13l9-6.5V24L28 38.5H12L4.5 24Z", icon: "cog", box: [10, 11, 20] },
};

/** A faction's symbols: the shape alone (`p-`) and with its emblem (`e-`). */
export function faction([name, { d, icon, box }]: [string, Shape]): string {
  const [x, y, size] = box;
  const shape = `<path class="sil" d="${d}"/>`;
  const sign = `<use href="#i-${icon}" x="${x}" y="${y}" width="${size}" height="${size}" class="white"/>`;
  return (
    `<symbol id="p-${name}" viewBox="-1 -1 42 42">${shape}</symbol>` +
    `<symbol id="e-${name}" viewBox="-1 -1 42 42">${shape}${sign}</symbol>`
  );
}
