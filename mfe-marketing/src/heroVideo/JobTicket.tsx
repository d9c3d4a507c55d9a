import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { scenePixels, wideScene } from './sceneScale';

const { color, font } = theme;

const Carrier = styled.li`
  position: absolute;
  inset: 0 auto auto 0;
  width: 20%;
  &[data-rest='2'] { transform: translateX(200%); }
  &[data-rest='4'] { transform: translateX(400%); }
`;
const Docket = styled.div`
  position: relative;
  display: grid;
  gap: ${scenePixels(4)};
  width: 86%;
  margin-inline: auto;
  margin-top: ${scenePixels(14)};
  padding: ${scenePixels(13)} ${scenePixels(8)} ${scenePixels(8)};
  border: 1px solid ${color.ink};
  border-radius: ${theme.radius.sm};
  background: ${color.paper};

  /* The string, from the rail to the punched hole. */
  &::before {
    content: '';
    position: absolute;
    top: ${scenePixels(-28)};
    left: 50%;
    height: ${scenePixels(32)};
    border-left: 1px solid ${color.ink};
  }
  &::after {
    content: '';
    position: absolute;
    top: ${scenePixels(4)};
    left: calc(50% - ${scenePixels(4)});
    width: ${scenePixels(8)};
    height: ${scenePixels(8)};
    border: 1px solid ${color.ink};
    border-radius: 50%;
    background: ${color.surface};
  }
  b { font: 700 ${scenePixels(13)} / 1.2 ${font.display}; }
  p { display: none; text-wrap: wrap; color: ${color.inkSoft}; font-size: ${scenePixels(16)}; line-height: 1.35; }

  ${wideScene} {
    padding: ${scenePixels(24)} ${scenePixels(16)} ${scenePixels(14)};
    b { font-size: ${scenePixels(24)}; }
    p { display: block; min-height: 2.7em; margin-bottom: ${scenePixels(6)}; }
  }
`;
const Stamps = styled.ul`
  display: grid;
  gap: ${scenePixels(4)};

  li { --ink: ${color.key}; border-bottom: ${scenePixels(11)} solid var(--ink); font-size: 0; }
  /* What the stations further on will add. */
  [data-rest='0'] & li, [data-rest='2'] & li:nth-child(n + 3) { opacity: 0; }
  li:nth-child(1) { --ink: ${color.cyan}; }
  li:nth-child(2) { --ink: ${color.magenta}; }
  li:nth-child(3) { --ink: ${color.yellow}; }

  ${wideScene} {
    li {
      padding-left: ${scenePixels(8)};
      border-bottom: 0;
      border-left: ${scenePixels(6)} solid var(--ink);
      font-size: ${scenePixels(17)};
      line-height: 1.45;
      white-space: nowrap;
    }
  }
`;

export interface Ticket {
  number: string;
  product: string;
  /** What routing, pricing, prepress and scheduling add, in this order. */
  stamps: readonly [string, string, string, string];
}

interface JobTicketProps extends Ticket {
  /** The station, from 0, at which it hangs in the still picture. */
  rest: number;
}

export function JobTicket({ number, product, stamps, rest }: JobTicketProps) {
  return (
    <Carrier data-rest={rest}>
      <Docket>
        <b>{number}</b>
        <p>{product}</p>
        <Stamps>
          {stamps.map((stamp) => (
            <li key={stamp}>{stamp}</li>
          ))}
        </Stamps>
      </Docket>
    </Carrier>
  );
}
