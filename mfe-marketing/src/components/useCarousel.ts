import { type RefObject, useEffect, useState } from 'react';

const ADVANCE_MS = 4_000;
const STILL = '(prefers-reduced-motion: reduce)';

const cardsOf = (track: Element) => [...track.children] as HTMLElement[];

function firstShown(track: Element): number {
  const cards = cardsOf(track);
  const distances = cards.map((card) => Math.abs(card.offsetLeft - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** How many cards can come first: all but those that are shown beside it. */
function countStops(track: Element): number {
  const cards = cardsOf(track);
  const step = (cards[1]?.offsetLeft ?? 1) - (cards[0]?.offsetLeft ?? 0);
  return cards.length - Math.max(1, Math.round(track.clientWidth / step)) + 1;
}

/**
 * Moves along a scrolling track of cards: by itself every 4 s while nothing says to wait, and on
 * demand, past both ends. The track's scroll position is the state, so that swiping and tabbing work
 * as everywhere.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, isWaiting: boolean) {
  const [index, setIndex] = useState(0);
  const [stops, setStops] = useState<number>();
  // Under reduced motion it starts held, until the visitor presses Play.
  const [isHeld, setIsHeld] = useState(false);
  const [isInView, setIsInView] = useState(false);
  const [moves, setMoves] = useState(0);
  const isRunning = !isHeld && !isWaiting && isInView;

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    setIsHeld(matchMedia(STILL).matches);
    const measure = new ResizeObserver(() => setStops(countStops(element)));
    const view = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false));
    const handleScroll = () => setIndex(firstShown(element));
    measure.observe(element);
    view.observe(element);
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      measure.disconnect();
      view.disconnect();
      element.removeEventListener('scroll', handleScroll);
    };
  }, [track]);

  function goTo(place: number) {
    const element = track.current;
    if (!element) return;
    const all = countStops(element);
    const card = cardsOf(element)[(place + all) % all];
    const behavior = matchMedia(STILL).matches ? 'instant' : 'smooth';
    element.scrollTo({ left: card?.offsetLeft ?? 0, behavior });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a card that was moved to is shown for the full time
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      if (track.current) goTo(firstShown(track.current) + 1);
    }, ADVANCE_MS);
    return () => clearInterval(timer);
  }, [isRunning, moves]);

  function show(place: number) {
    setMoves(moves + 1);
    goTo(place);
  }
  return { index, stops, show, isHeld, toggleHeld: () => setIsHeld(!isHeld) };
}
