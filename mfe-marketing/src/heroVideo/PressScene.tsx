import { RegistrationMark, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { JobTicket, type Ticket } from './JobTicket';
import { scenePixels, sceneRatio, wideScene } from './sceneScale';

const { color, font } = theme;

const STATIONS = 5;
/** Where the still picture has each ticket: two stations apart. */
const rests = [4, 2, 0];

const folds = Array.from({ length: STATIONS - 1 }, (_, fold) => {
  const dashes = `repeating-linear-gradient(${color.line} 0 5px, transparent 0 10px)`;
  return `${dashes} ${((fold + 1) * 100) / STATIONS}% 0 / 1px 100% no-repeat`;
}).join(',');

const Scene = styled.div`
  ${sceneRatio}
  position: relative;
  overflow: hidden;
  padding-top: ${scenePixels(14)};
  /* Where the sheet will be folded. */
  background: ${folds};

  ${wideScene} { padding-top: ${scenePixels(22)}; }
`;
const Stations = styled.ol`
  --mark-size: ${scenePixels(28)};
  display: grid;
  grid-template-columns: repeat(${STATIONS}, 1fr);
  background: linear-gradient(${color.lineStrong} 0 0) 0 calc(100% - var(--mark-size) / 2) / 100% 1px no-repeat;

  ${wideScene} { --mark-size: ${scenePixels(30)}; }
`;
const Station = styled.li`
  --ink: ${color.surface};
  --mark: ${color.ink};
  display: grid;
  justify-items: center;
  gap: ${scenePixels(6)};
  color: ${color.ink};
  font: 600 ${scenePixels(11.5)} / 1.3 ${font.body};

  ${wideScene} { gap: ${scenePixels(8)}; font-size: ${scenePixels(18)}; }
  svg {
    position: relative;
    z-index: ${theme.z.raised};
    width: var(--mark-size);
    height: var(--mark-size);
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
`;

export interface PressSceneProps {
  /** The five stations in their order. */
  stations: readonly string[];
  tickets: readonly Ticket[];
}

/**
 * Job tickets on their way through the shop, as a picture of fixed proportions. Each leaves the first
 * station bare and gains one separation, and one fact, at every other.
 */
export function PressScene({ stations, tickets }: PressSceneProps) {
  return (
    <Scene>
      <Stations>
        {stations.map((station) => (
          <Station key={station}>
            {station}
            <RegistrationMark data-roller="" />
          </Station>
        ))}
      </Stations>
      <Tickets aria-hidden="true">
        {tickets.map((ticket, index) => (
          <JobTicket key={ticket.number} {...ticket} rest={rests[index] ?? 0} />
        ))}
      </Tickets>
    </Scene>
  );
}
