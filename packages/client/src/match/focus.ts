/** The next question is found by keys: the focus goes to it when what was pressed last has nothing more to say. */
let pressed: Element | null = null;

/** Remembers what was pressed to answer. */
export const noteAnswer = (): void => {
  pressed = document.activeElement;
};

const ANSWERS = '[data-state=legal], [data-state=chosen], section.ask *';

/** Nothing has the focus, or only what the answer before was given with. Somebody who looks around is left alone. */
export function isIdle(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || (at === pressed && !at.matches(ANSWERS));
}
