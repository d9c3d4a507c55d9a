let pressed: HTMLElement | undefined;

/** Ends what `showPressed` shows. */
export function clearPressed(): void {
  if (!pressed) return;
  pressed.removeAttribute('aria-busy');
  pressed.style.opacity = '';
  pressed = undefined;
}

/**
 * Shows at once that the button or link at `target` was pressed, whose answer waits for something. A button with
 * `data-busy-text` then says that; its own text stays as it is, because React has to find it as it was rendered.
 */
export function showPressed(target: Element): void {
  clearPressed();
  pressed = target.closest<HTMLElement>('button, a') ?? undefined;
  if (!pressed) return;
  pressed.setAttribute('aria-busy', 'true');
  pressed.style.opacity = '.6';
}
