import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, font, space, text } = theme;

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
  gap: ${space.xxs};
  width: 86%;
  margin-inline: auto;
  margin-top: 0.875rem;
  padding: ${space.sm} ${space.xs} ${space.xs};
  border: 1px solid ${color.ink};
  border-radius: ${theme.radius.sm};
  background: ${color.paper};

  /* The string, from the rail to the punched hole. */
  &::before {
    content: '';
    position: absolute;
    top: -1.75rem;
    left: 50%;
    height: 2rem;
    border-left: 1px solid ${color.ink};
  }
  &::after {
    content: '';
    position: absolute;
    top: 0.25rem;
    left: calc(50% - 0.25rem);
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid ${color.ink};
    border-radius: 50%;
    background: ${color.surface};
  }
  ${media.medium} { padding: ${space.lg} ${space.md} ${space.md}; }
`;
const JobNumber = styled.span`
  font: 700 clamp(0.6875rem, 0.4rem + 1.2vw, 1.25rem) / 1.2 ${font.display};
`;
const Product = styled.span`
  display: none;
  color: ${color.inkSoft};
  font-size: ${text.caption};
  line-height: 1.35;

  ${media.medium} { display: block; min-height: 2.7em; margin-bottom: ${space.xs}; }
`;
const Stamps = styled.ul`
  display: grid;
  gap: ${space.xxs};
`;
const Stamp = styled.li`
  --ink: ${color.key};
  border-bottom: 0.5rem solid var(--ink);
  /* What the stations further on will add. */
  [data-rest='0'] &, [data-rest='2'] &:nth-child(n + 3) { opacity: 0; }
  &:nth-child(1) { --ink: ${color.cyan}; }
  &:nth-child(2) { --ink: ${color.magenta}; }
  &:nth-child(3) { --ink: ${color.yellow}; }

  span { display: none; }
  ${media.medium} {
    padding-left: ${space.xs};
    border-bottom: 0;
    border-left: 0.375rem solid var(--ink);
    font-size: ${text.caption};
    line-height: 1.55;
    white-space: nowrap;
    span { display: inline; }
  }
  @media (min-width: 1200px) { font-size: ${text.small}; }
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

/** One docket hanging from the rail. */
export function JobTicket({ number, product, stamps, rest }: JobTicketProps) {
  return (
    <Carrier data-rest={rest}>
      <Docket>
        <JobNumber>{number}</JobNumber> <Product>{product}</Product>
        <Stamps>
          {stamps.map((stamp) => (
            <Stamp key={stamp} data-stamp="">
              <span>{stamp}</span>
            </Stamp>
          ))}
        </Stamps>
      </Docket>
    </Carrier>
  );
}
