import { Card, ColorBar, media, RegistrationMark, theme } from '@pressline/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { JobTicket, type Ticket } from './JobTicket';
import { rollerMotion, stationCount } from './pressMotion';

const { color, font, space, text } = theme;

const folds = Array.from({ length: stationCount - 1 }, (_, fold) => {
  const dashes = `repeating-linear-gradient(${color.line} 0 5px, transparent 0 10px)`;
  return `${dashes} ${((fold + 1) * 100) / stationCount}% 0 / 1px 100% no-repeat`;
}).join(',');

const Sheet = styled(Card)`
  padding: 0;
  box-shadow: ${theme.shadow.sheet};
`;
const Pause = styled.input`
  position: absolute;
  right: 0;
  bottom: -2.875rem;
  z-index: ${theme.z.raised};
  width: 1.25rem;
  height: 1.25rem;

  @media (prefers-reduced-motion: reduce) { display: none; }
`;
const PauseLabel = styled.label`
  position: absolute;
  right: 0;
  top: 100%;
  display: flex;
  align-items: center;
  min-height: ${theme.layout.target};
  margin-top: ${space.md};
  padding-right: 1.875rem;
  color: ${color.inkMuted};
  font-size: ${text.caption};

  @media (prefers-reduced-motion: reduce) { display: none; }
`;
const Scene = styled.div`
  position: relative;
  overflow: hidden;
  padding: ${space.md} 0 ${space.lg};
  /* Where the sheet will be folded. */
  background: ${folds};

  /* A sibling of the checkbox, so that the line stops without a script. */
  ${Pause}:checked ~ & * { animation-play-state: paused; }
  ${media.medium} { padding-block: ${space.lg} ${space.xl}; }
`;
const Stations = styled.ol`
  display: grid;
  grid-template-columns: repeat(${stationCount}, 1fr);
  background: linear-gradient(${color.lineStrong} 0 0) 0 calc(100% - 0.875rem) / 100% 1px no-repeat;
`;
const Station = styled.li`
  --ink: ${color.surface};
  --mark: ${color.ink};
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  color: ${color.ink};
  font: 600 clamp(0.6875rem, 0.55rem + 0.6vw, 0.9375rem) / 1.3 ${font.body};

  svg {
    position: relative;
    z-index: ${theme.z.raised};
    border-radius: 50%;
    background: var(--ink);
    color: var(--mark);
    ${rollerMotion}
  }
  &:nth-child(n + 2) { --mark: ${color.solid}; }
  &:nth-child(2) { --ink: ${color.cyan}; }
  &:nth-child(3) { --ink: ${color.magenta}; }
  &:nth-child(4) { --ink: ${color.yellow}; }
  &:nth-child(5) { --ink: ${color.key}; --mark: ${color.paper}; }
`;
const Tickets = styled.ul`
  position: relative;
  height: 7rem;

  ${media.medium} { height: 14rem; }
  @media (min-width: 1200px) { height: 15.5rem; }
`;
const Caption = styled.figcaption`
  max-width: 44em;
  margin-top: calc(${theme.layout.target} + ${space.lg});
  color: ${color.inkMuted};
  font-size: ${text.small};

  @media (prefers-reduced-motion: reduce) { margin-top: ${space.lg}; }
  ${media.small} { margin-top: ${space.lg}; padding-right: 10.5rem; }
`;

export interface PressLineProps {
  /** The five stations in their order. */
  stations: readonly string[];
  tickets: readonly Ticket[];
  caption: string;
  pauseLabel: string;
}

/**
 * Job tickets on their way through the shop: each leaves the first station bare and gains one
 * separation, and one fact, at every other. It stands still under reduced motion, and the checkbox
 * holds it without any script (WCAG 2.2.2).
 */
export function PressLine({ stations, tickets, caption, pauseLabel }: PressLineProps) {
  const pauseId = useId();
  return (
    <figure>
      <Sheet hasCropMarks>
        <Pause id={pauseId} type="checkbox" />
        <PauseLabel htmlFor={pauseId}>{pauseLabel}</PauseLabel>
        <Scene>
          <Stations>
            {stations.map((station) => (
              <Station key={station}>
                {station}
                <RegistrationMark size="1.75rem" />
              </Station>
            ))}
          </Stations>
          <Tickets aria-hidden="true">
            {tickets.map((ticket) => (
              <JobTicket key={ticket.number} {...ticket} />
            ))}
          </Tickets>
        </Scene>
        <ColorBar />
      </Sheet>
      <Caption>{caption}</Caption>
    </figure>
  );
}
