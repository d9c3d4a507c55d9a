/** Opens a `PageDialog`, with the focus in its first field. */
export function openPageDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) {
    dialog.hidden = false;
    dialog.showModal();
  }
  dialog.querySelector<HTMLElement>('select, input, textarea')?.focus();
}
