type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex > 0
    : control.value !== control.defaultValue;

/**
 * The names of the fields that a visitor has left before the form's code came: those up to the last one that was
 * filled in or has the focus, without the latter.
 */
export function leftFields(form: HTMLFormElement): string[] {
  const controls = [...form.elements].filter(
    (element): element is Control => 'defaultValue' in element || element.matches('select'),
  );
  const last = controls.findLastIndex(
    (control) => control === document.activeElement || isChanged(control),
  );
  return controls
    .slice(0, last + 1)
    .filter((control) => control !== document.activeElement)
    .map(({ name }) => name);
}
