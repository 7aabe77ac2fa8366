// A hex in words, for screen readers: its name, who controls it, what is there.
import type { TableState } from "../../../lib/table.svelte";
import type { Spot } from "../layout";
import { extra, factionOf, nameOf, type HexView, type View } from "../view";
import { w } from "../words";

const UNIT_WORDS: Record<string, string> = {
  character: "unit:character",
  champion: "unit:champion",
  mechs: "gain:mech",
};

export const who = (table: TableState, seat: number): string => table.seats[seat]?.name ?? "";

export function describe(table: TableState, view: View, spot: Spot, hex: HexView | undefined): string {
  const land = ground(table, view, spot, hex);
  return [...land, ...standing(table, hex), ...tokensAt(table, view, spot)].filter(Boolean).join("; ");
}

function ground(table: TableState, view: View, spot: Spot, hex: HexView | undefined): string[] {
  const words = w();
  const holder = hex?.controller ?? -1;
  const absent = spot.base && !view.seats.some((one) => one.faction === spot.base);
  return [
    nameOf(`hex:${spot.id}`),
    absent ? words.absent : "",
    spot.tunnel ? words.tunnel : "",
    hex?.encounter ? words.encounter : "",
    holder >= 0 ? words.controlled(`${who(table, holder)} (${nameOf(`faction:${factionOf(view, holder)}`)})`) : "",
  ];
}

function standing(table: TableState, hex: HexView | undefined): string[] {
  const units = Object.entries(hex?.units ?? {}).map(([seat, counts]) => {
    const counted = Object.entries(counts).map(([kind, n]) => `${n} ${nameOf(UNIT_WORDS[kind] ?? "gain:worker")}`);
    return `${who(table, Number(seat))}: ${counted.join(", ")}`;
  });
  const goods = Object.entries(hex?.resources ?? {}).map(([kind, n]) => `${n} ${nameOf(`resource:${kind}`)}`);
  return [...units, hex?.structure ? nameOf(`structure:${hex.structure[1]}`) : "", ...goods];
}

function tokensAt(table: TableState, view: View, spot: Spot): string[] {
  const words = w();
  const tokens = extra(view, "tokens");
  const parts = tokens?.flags.includes(spot.id) ? [words.flag] : [];
  for (const trap of tokens?.traps ?? [])
    if (trap.hex === spot.id)
      parts.push(
        `${words.trap} (${trap.armed ? words.armed : words.sprung}${trap.trap ? `, ${nameOf(`trap:${trap.trap}`)}` : ""})`,
      );
  for (const [seat, ship] of (extra(view, "airships")?.airships ?? []).entries())
    if (ship.hex === spot.id) parts.push(words.airship(who(table, seat)));
  return parts;
}
