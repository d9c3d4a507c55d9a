import { isFollowedHere } from '@pressline/shared-ui/plain-click';

const NEEDS_SCRIPT = 'button[type="button"], [data-needs-script]';
const HANDLED = '[data-page-script], [data-consent-choice]';

/** Whether the page script, and no code that comes later, handles what happens to `target`. */
export const isHandledByPageScript = (target: Element): boolean => target.closest(HANDLED) !== null;

/** Whether a click on `target` needs code that a page loads once its visitor wants something. */
export const needsScript = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  !isHandledByPageScript(target) &&
  target.closest(NEEDS_SCRIPT) !== null;

const withoutHash = ({ href }: { href: string }) => href.split('#')[0];

/** Whether a click on a link opens another page of this site in place of this one. */
export const leavesDocument = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  isFollowedHere(link, event) && withoutHash(link) !== withoutHash(location);
