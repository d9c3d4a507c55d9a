const NEEDS_SCRIPT = 'button[type="button"], [data-needs-script]';
const ANSWERED = '[data-page-script], [data-consent-choice]';

/** Whether the page script, and no code that comes later, answers what happens to `target`. */
export const isAnsweredByPageScript = (target: Element): boolean =>
  target.closest(ANSWERED) !== null;

/** Whether a click on `target` needs code that a page loads once somebody wants something. */
export const needsScript = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  !isAnsweredByPageScript(target) &&
  target.closest(NEEDS_SCRIPT) !== null;
