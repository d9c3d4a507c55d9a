import { REDUCED_MOTION } from '../reducedMotion';

const ADVANCE_SECONDS = 4;

export const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches;

function stepOf({ children }: Element): number {
  const [first, second] = children as unknown as [HTMLElement, HTMLElement];
  return second.offsetLeft - first.offsetLeft;
}

export const shownCard = (track: Element) => Math.round(track.scrollLeft / stepOf(track));

/** Scrolls `track` to the card at `index`, past both ends. */
export function showCard(track: Element, index: number): void {
  const step = stepOf(track);
  // The cards that are shown beside the first one cannot come first.
  const stops = Math.round((track.scrollWidth - track.clientWidth) / step) + 1;
  track.scrollLeft = ((index + stops) % stops) * step;
}

/**
 * Moves the cards of `track` every 4 s while they are in view, unless the pointer or the focus is in the
 * element around it or that has `data-held`, and marks the dot of the first one. The focus on the button
 * that holds them does not: Play has just been pressed. Does nothing where it has been started before.
 */
export function moveCards(track: HTMLElement): void {
  const place = track.parentElement as HTMLElement;
  if ('moving' in track.dataset) return;
  track.dataset.moving = '';
  let waited = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const wait = () => {
    const isWatched =
      place.matches(':hover, [data-held]') || place.querySelector(':focus:not([data-hold])');
    waited = isWatched ? 0 : waited + 1;
    if (waited < ADVANCE_SECONDS) return;
    // Not only once they have come: a browser may give up a scroll that something interrupts.
    waited = 0;
    showCard(track, shownCard(track) + 1);
  };
  track.addEventListener('scroll', () => {
    // A card that was moved to is shown for the full time.
    waited = 0;
    place.querySelectorAll('[data-dot]').forEach((dot, index) => {
      dot.ariaCurrent = index === shownCard(track) ? 'true' : null;
    });
  });
  // A busy page hears of several changes at once; the last one holds.
  new IntersectionObserver((entries) => {
    clearInterval(timer);
    waited = 0;
    if (entries.at(-1)?.isIntersecting) timer = setInterval(wait, 1_000);
  }).observe(track);
}
