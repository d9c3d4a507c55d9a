/** Whether a click opens the link in this tab: no modifier key, and the main button. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean =>
  event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

/** Whether a click on a link leads to a page of this site in this tab. */
export function isFollowedHere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isHere = link.origin === location.origin && (!link.target || link.target === '_self');
  return isPlainClick(event) && isHere && !link.hasAttribute('download');
}
