// Whose mat lies in the tray when one looks at somebody else's.
class Shown {
  seat = $state(-1);
}
export const shown = new Shown();
