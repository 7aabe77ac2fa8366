// Which face of the direction die is looked at: its moves are drawn on the map. -1: none.
export const foresight = $state({ face: -1 });
/** The hex whose Automa unit is looked at: where it could be next turn is drawn. Empty: none. */
export const automa = $state({ from: "" });
