// Which symbol stands for which good.
export const GOODS: Record<string, string> = {
  silver: "i-two-coins",
  provision: "i-meat",
  kumis: "i-jug",
  gold: "i-gold-bar",
  equipment: "i-breastplate",
  wagon: "i-cartwheel",
  livestock: "i-sheep",
  wound: "i-water-drop",
  card: "i-card",
  strength: "i-crossed-swords",
};
export const PLUNDER = ["gold", "equipment", "wagon", "livestock"] as const;
