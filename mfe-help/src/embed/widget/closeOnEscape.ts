/**
 * Escape closes the panel that listens, unless it means something where it was pressed: in a search
 * with text, among its results, and in a dialog of the guest's own.
 */
export function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const panel = event.currentTarget as HTMLDialogElement;
  const path = event.composedPath();
  const inner = path.slice(0, path.indexOf(panel));
  if (inner.some((one) => one instanceof HTMLDialogElement)) return;
  event.preventDefault();
  const [pressed] = inner as HTMLInputElement[];
  const isUsed = pressed?.matches('[data-result-stop]') && pressed.value !== '';
  if (!isUsed) panel.close();
}
