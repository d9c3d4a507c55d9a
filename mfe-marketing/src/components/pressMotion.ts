import { theme } from '@pressline/shared-ui';
import { css, keyframes } from 'styled-components';

/**
 * Timing of the press line. A beat takes a ticket one station further; all tickets move on the
 * same beat, and a cycle has one beat per station.
 */
export const stationCount = 5;
const beatSeconds = 4;
const cycleSeconds = stationCount * beatSeconds;
/** How far into a beat the scene starts: in the middle of a rest. */
const phaseSeconds = 1.4;
const beatPercent = 100 / stationCount;
const restPercent = beatPercent * 0.76;

const travelStops = Array.from({ length: stationCount }, (_, station) => {
  const start = station * beatPercent;
  const place = `transform: translateX(${station * 100}%);`;
  return `${start}%, ${start + restPercent}% { ${place} }`;
}).join('\n');

const travel = keyframes`${travelStops} 100% { transform: translateX(${(stationCount - 1) * 100}%); }`;

const appear = keyframes`
  0%, 100% { opacity: 0; }
  3%, 97% { opacity: 1; }
`;

/** A stamp lands when its ticket has come to rest at the station. */
const stampAt = Array.from({ length: stationCount - 1 }, (_, index) => {
  const arrival = (index + 1) * beatPercent;
  return keyframes`0%, ${arrival}% { opacity: 0; } ${arrival + 2}%, 100% { opacity: 1; }`;
});

const turn = keyframes`0%, 76% { transform: none; } 100% { transform: rotate(180deg); }`;

const moving = '@media (prefers-reduced-motion: no-preference)';
const ease = theme.motion.easeInOut;

/** For a ticket's carrier, one station wide: `--rest` names the station at which the ticket starts. */
export const carrierMotion = css`
  transform: translateX(calc(var(--rest) * 100%));
  ${moving} {
    animation: ${travel} ${cycleSeconds}s ${ease} infinite, ${appear} ${cycleSeconds}s linear infinite;
    animation-delay: var(--start);
  }
`;

/** Where each ticket starts: three tickets, two stations apart, on the same beat. */
export const startPlaces = [4, 2, 0].map((rest, index) => {
  const start = `-${rest * beatSeconds + phaseSeconds}s`;
  return `&:nth-child(${index + 1}) { --rest: ${rest}; --start: ${start}; }`;
});

/** For a ticket's stamps in their order: each shows from its station on. */
export const stampMotion = stampAt.map(
  (stamp, index) => css`
    &:nth-child(${index + 1}) {
      opacity: calc(var(--rest) - ${index});
      ${moving} { animation: ${stamp} ${cycleSeconds}s linear var(--start) infinite; }
    }
  `,
);

/** For a station's roller, which turns while the tickets move. */
export const rollerMotion = css`
  ${moving} { animation: ${turn} ${beatSeconds}s ${ease} -${phaseSeconds}s infinite; }
`;
