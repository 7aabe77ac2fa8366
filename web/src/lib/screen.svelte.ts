// Narrow screens get their own layout: board first, choices under the thumb, the rest as tabs.
const query = matchMedia("(max-width: 800px)");

class Screen {
  narrow = $state(query.matches);
  constructor() {
    query.addEventListener("change", () => (this.narrow = query.matches));
  }
}

export const screen = new Screen();
