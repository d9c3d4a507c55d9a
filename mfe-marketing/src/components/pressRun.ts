/**
 * The moving part of the press line, fetched once the page stands. A beat takes a ticket one station
 * further; all tickets move on the same beat, and a cycle has one beat per station.
 */
const STATIONS = 5;
const BEAT_MS = 4_000;
const CYCLE_MS = STATIONS * BEAT_MS;
/** How far into a beat the run starts: in the middle of a rest, as the still picture shows it. */
const PHASE_MS = 1_400;
/** The share of a beat that a ticket rests. */
const REST = 0.76;
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

/** A stamp lands when its ticket has come to rest at the station. */
function stampAt(station: number): Keyframe[] {
  const arrival = station / STATIONS;
  return [
    { opacity: 0 },
    { opacity: 0, offset: arrival },
    { opacity: 1, offset: arrival + 0.02 },
    { opacity: 1 },
  ];
}

export interface PressRun {
  play(): void;
  pause(): void;
  /** Leaves the still picture. */
  stop(): void;
}

const repeat = (element: Element, frames: Keyframe[], duration: number, delay: number) =>
  element.animate(frames, { duration, delay, iterations: Number.POSITIVE_INFINITY });

/** Sets the tickets in `stage` going, each from the station at which the still picture has it. */
export function startPressRun(stage: Element): PressRun {
  const rollers = [...stage.querySelectorAll('[data-roller]')];
  const carriers = [...stage.querySelectorAll<HTMLElement>('[data-rest]')];
  const animations = [
    ...rollers.map((roller) => repeat(roller, turn, BEAT_MS, -PHASE_MS)),
    ...carriers.flatMap((carrier) => {
      const start = -(Number(carrier.dataset.rest) * BEAT_MS + PHASE_MS);
      const stamps = [...carrier.querySelectorAll('[data-stamp]')];
      return [
        repeat(carrier, travel, CYCLE_MS, start),
        repeat(carrier, appear, CYCLE_MS, start),
        ...stamps.map((stamp, index) => repeat(stamp, stampAt(index + 1), CYCLE_MS, start)),
      ];
    }),
  ];
  return {
    play: () => animations.forEach((animation) => void animation.play()),
    pause: () => animations.forEach((animation) => void animation.pause()),
    stop: () => animations.forEach((animation) => void animation.cancel()),
  };
}
