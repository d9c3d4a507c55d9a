let pressed: HTMLElement | undefined;
let undoWords = (): void => {};

/** Gives a pressed button its words back, which React has to find as they were rendered. */
export function restoreWords(): void {
  undoWords();
  undoWords = () => {};
}

/** Ends what `showPressed` shows. */
export function clearPressed(): void {
  restoreWords();
  if (!pressed) return;
  pressed.removeAttribute('aria-busy');
  pressed.style.opacity = '';
}

function showWords(control: HTMLElement): void {
  const during = control.dataset.busyText;
  if (!during || window.presslineStarted) return;
  let words: Node = control;
  while (words.lastChild) words = words.lastChild;
  const before = words.nodeValue;
  words.nodeValue = during;
  undoWords = () => {
    words.nodeValue = before;
  };
}

/** Shows at once that the button or link at `target` was pressed, whose answer waits for something. */
export function showPressed(target: Element): void {
  clearPressed();
  pressed = target.closest<HTMLElement>('button, a') ?? undefined;
  if (!pressed) return;
  pressed.setAttribute('aria-busy', 'true');
  pressed.style.opacity = '.6';
  showWords(pressed);
}
