import { registrationMask, theme } from '@pressline/shared-ui';
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

  li {
    --ink: ${color.surface};
    --mark: ${color.ink};
    display: grid;
    justify-items: center;
    gap: ${scenePixels(6)};
    color: ${color.ink};
    font: 600 ${scenePixels(11.5)} / 1.3 ${font.body};
  }
  li:nth-child(n + 2) { --mark: ${color.solid}; }
  li:nth-child(2) { --ink: ${color.cyan}; }
  li:nth-child(3) { --ink: ${color.magenta}; }
  li:nth-child(4) { --ink: ${color.yellow}; }
  li:nth-child(5) { --ink: ${color.key}; --mark: ${color.paper}; }
  /* A registration mark on its disc of ink. */
  li::before, li::after {
    content: '';
    grid-area: 2 / 1;
    position: relative;
    z-index: ${theme.z.raised};
    width: var(--mark-size);
    height: var(--mark-size);
    border-radius: 50%;
    background: linear-gradient(var(--ink) 0 0);
  }
  li::after { background: linear-gradient(var(--mark) 0 0); mask: url("${registrationMask}") 0 0 / 100%; }

  ${wideScene} {
    --mark-size: ${scenePixels(30)};
    li { gap: ${scenePixels(8)}; font-size: ${scenePixels(18)}; }
  }
`;
const Tickets = styled.ul`
  position: relative;
`;

export interface PressSceneProps {
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
          <li key={station}>{station}</li>
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
