/** Opens a `PageDialog`. The field with `autoFocus` gets the focus. */
export function openPageDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.hidden = false;
  dialog.showModal();
}
