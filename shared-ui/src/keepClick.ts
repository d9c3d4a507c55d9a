/**
 * Remembers the last button that was pressed inside `place` while nothing listened to it.
 * @returns `press`, which presses it for the visitor, and `forget`; either stops remembering
 */
export function keepClick(place: Element): { press: () => void; forget: () => void } {
  let pressed: HTMLButtonElement | null = null;
  const handleClick = ({ target }: Event) => {
    if (target instanceof Element && place.contains(target)) pressed = target.closest('button');
  };
  // Ahead of React, which ends the way of a click on what it has not hydrated.
  window.addEventListener('click', handleClick, true);
  const forget = () => window.removeEventListener('click', handleClick, true);
  const press = () => {
    forget();
    // What submits a form has already done so.
    if (pressed?.isConnected && pressed.type === 'button') pressed.click();
  };
  return { press, forget };
}
