import { Button, Card, ColorBar, media, RegistrationMark, theme } from '@pressline/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { JobTicket, type Ticket } from './JobTicket';
import { usePressRun } from './usePressRun';

const { color, font, space, text } = theme;

const STATIONS = 5;
/** Where the still picture has each ticket: two stations apart. */
const rests = [4, 2, 0];

const folds = Array.from({ length: STATIONS - 1 }, (_, fold) => {
  const dashes = `repeating-linear-gradient(${color.line} 0 5px, transparent 0 10px)`;
  return `${dashes} ${((fold + 1) * 100) / STATIONS}% 0 / 1px 100% no-repeat`;
}).join(',');

const Sheet = styled(Card)`
  padding: 0;
  box-shadow: ${theme.shadow.sheet};
`;
const Hold = styled(Button)`
  position: absolute;
  top: 100%;
  right: 0;
  margin-top: ${space.lg};

  @media (prefers-reduced-motion: reduce) { display: none; }
`;
const Scene = styled.div`
  position: relative;
  overflow: hidden;
  padding: ${space.md} 0 ${space.lg};
  /* Where the sheet will be folded. */
  background: ${folds};

  ${media.medium} { padding-block: ${space.lg} ${space.xl}; }
`;
const Stations = styled.ol`
  display: grid;
  grid-template-columns: repeat(${STATIONS}, 1fr);
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
  margin-top: calc(${theme.layout.target} + ${space.xl});
  color: ${color.inkMuted};
  font-size: ${text.small};

  @media (prefers-reduced-motion: reduce) { margin-top: ${space.lg}; }
  ${media.small} { margin-top: ${space.lg}; padding-right: 12.5rem; }
`;

export interface PressLineProps {
  /** The five stations in their order. */
  stations: readonly string[];
  tickets: readonly Ticket[];
  caption: string;
  pauseLabel: string;
  playLabel: string;
}

/**
 * The hero's clip: job tickets on their way through the shop. Each leaves the first station bare and
 * gains one separation, and one fact, at every other. The HTML is its poster; what moves it comes
 * late, can be held (WCAG 2.2.2), and without it the clip is hidden (spec §8).
 */
export function PressLine({ stations, tickets, caption, pauseLabel, playLabel }: PressLineProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { state, toggle } = usePressRun(stage);
  return (
    <figure hidden={state === 'failed'}>
      <Sheet hasCropMarks>
        <Scene ref={stage}>
          <Stations>
            {stations.map((station) => (
              <Station key={station}>
                {station}
                <RegistrationMark size="1.75rem" data-roller="" />
              </Station>
            ))}
          </Stations>
          <Tickets aria-hidden="true">
            {tickets.map((ticket, index) => (
              <JobTicket key={ticket.number} {...ticket} rest={rests[index] ?? 0} />
            ))}
          </Tickets>
        </Scene>
        <ColorBar />
        <Hold variant="secondary" size="sm" hidden={state === 'still'} onClick={toggle}>
          {state === 'held' ? playLabel : pauseLabel}
        </Hold>
      </Sheet>
      <Caption>{caption}</Caption>
    </figure>
  );
}
