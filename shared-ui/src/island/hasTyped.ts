const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea';

/** Whether a field has another text than the document gave it, unless the page script alone answers it. */
export const hasTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(
    (field) => field.value !== field.defaultValue && !field.closest('[data-page-script]'),
  );
