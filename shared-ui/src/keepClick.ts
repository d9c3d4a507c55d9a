/** How long a visitor waits for a link's code before the link is followed as an ordinary one. */
const PATIENCE_MS = 2_000;

/**
 * Remembers the last button or link of this site that was clicked inside `place` while nothing
 * listened to it. A link is not followed meanwhile: a new document would lose what was typed on this
 * one.
 * @returns `press`, which clicks it for the visitor, and `forget`; either stops remembering
 */
export function keepClick(place: Element): { press: () => void; forget: () => void } {
  let clicked: HTMLElement | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const handleClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !place.contains(target)) return;
    clearTimeout(patience);
    clicked = target.closest<HTMLElement>('button, a[href]');
    if (!(clicked instanceof HTMLAnchorElement)) return;
    if (!isFollowedHere(clicked, event)) {
      clicked = null;
      return;
    }
    event.preventDefault();
    const { href } = clicked;
    patience = setTimeout(() => location.assign(href), PATIENCE_MS);
  };
  // Ahead of React, which ends the way of a click on what it has not hydrated.
  window.addEventListener('click', handleClick, true);
  const forget = () => {
    clearTimeout(patience);
    window.removeEventListener('click', handleClick, true);
  };
  const press = () => {
    forget();
    // What submits a form has already done so.
    const isSubmit = clicked instanceof HTMLButtonElement && clicked.type !== 'button';
    if (clicked?.isConnected && !isSubmit) clicked.click();
  };
  return { press, forget };
}

/** Whether a click on a link leads to another page of this site in this tab. */
function isFollowedHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = !(
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
  const isHere = link.origin === location.origin && (!link.target || link.target === '_self');
  return isPlain && isHere && !link.hasAttribute('download');
}
