/**
 * How the tickets move in the film: a beat takes each one station further, and a cycle, after which
 * everything is as it was, has one beat per station.
 */
const STATIONS = 5;
const BEAT_MS = 3_000;
export const CYCLE_MS = STATIONS * BEAT_MS;
/** How far into a beat the film starts: in the middle of a rest, as the still picture shows it. */
const PHASE_MS = 1_050;
/** The share of a beat that a ticket rests. */
const REST = 0.72;
const EASE = 'cubic-bezier(0.6, 0, 0.3, 1)';

const travel: Keyframe[] = Array.from({ length: STATIONS }, (_, station) => {
  const transform = `translateX(${station * 100}%)`;
  return [
    { transform, offset: station / STATIONS },
    { transform, offset: (station + REST) / STATIONS, easing: EASE },
  ];
}).flat();

const appear: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.03 },
  { opacity: 1, offset: 0.97 },
  { opacity: 0 },
];

const turn: Keyframe[] = [
  { transform: 'none' },
  { transform: 'none', offset: REST, easing: EASE },
  { transform: 'rotate(180deg)' },
];

/** A stamp is printed, from the left, when its ticket has come to rest at the station. */
function stampAt(station: number): Keyframe[] {
  const arrival = station / STATIONS;
  const blank = { opacity: 1, clipPath: 'inset(0 100% 0 0)' };
  const printed = { opacity: 1, clipPath: 'inset(0)' };
  return [
    blank,
    { ...blank, offset: arrival + 0.004, easing: 'ease-out' },
    { ...printed, offset: arrival + 0.035 },
    printed,
  ];
}

/** Animates the scene in `stage`. Answers how to put it to a time, in milliseconds. */
export function createPressRun(stage: ParentNode): (time: number) => void {
  const film = (
    element: Element,
    frames: Keyframe[],
    duration: number,
    lead: number,
    pseudoElement?: string,
  ) => {
    const iterations = Number.POSITIVE_INFINITY;
    const animation = element.animate(frames, { duration, iterations, pseudoElement });
    animation.pause();
    return (time: number) => {
      animation.currentTime = time + lead;
    };
  };
  const stations = [...stage.querySelectorAll('ol > li')];
  const carriers = [...stage.querySelectorAll<HTMLElement>('[data-rest]')];
  const parts = [
    ...stations.map((station) => film(station, turn, BEAT_MS, PHASE_MS, '::after')),
    ...carriers.flatMap((carrier) => {
      const lead = Number(carrier.dataset.rest) * BEAT_MS + PHASE_MS;
      const stamps = [...carrier.querySelectorAll('ul > li')];
      return [
        film(carrier, travel, CYCLE_MS, lead),
        film(carrier, appear, CYCLE_MS, lead),
        ...stamps.map((stamp, index) => film(stamp, stampAt(index + 1), CYCLE_MS, lead)),
      ];
    }),
  ];
  return (time) => {
    for (const show of parts) show(time);
  };
}
