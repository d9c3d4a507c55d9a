import { element } from './element';

const SHOWN_MS = 4_000;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** The place in `root` from which assistive technology reads what a control did. */
export const addAnnouncer = (root: HTMLElement): void =>
  root.append(element('p', { className: 'announcer', role: 'status' }));

/** Says what pressing `button` did: beside it for a moment, and to assistive technology. */
export function announce(root: HTMLElement, button: HTMLElement, text: string): void {
  const place = root.querySelector('.announcer');
  if (place) place.textContent = text;
  button.dataset.note = text;
  clearTimeout(timers.get(button));
  const clear = () => {
    delete button.dataset.note;
    if (place?.textContent === text) place.textContent = '';
  };
  timers.set(button, setTimeout(clear, SHOWN_MS));
}
