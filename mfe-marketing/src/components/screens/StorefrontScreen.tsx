import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { AmountTable, type AmountTableProps } from './AmountTable';
import { ScreenLabel, screenText } from './screenStyle';

const { color, font, space } = theme;

/** Ink on paper: the same in every theme. */
const ink = { paper: '#ffffff', cyan: '#00a4e0', magenta: '#e5007d', black: '#15181b' };

const Columns = styled.div`
  display: grid;
  gap: ${space.lg};
  ${media.small} { grid-template-columns: 5fr 6fr; }
`;
const Proof = styled.svg`
  width: 100%;
  height: auto;
  border: 1px solid ${color.line};
  background: ${ink.paper};

  text { fill: ${ink.black}; font: 400 6px ${font.body}; }
  text:first-of-type { font: 700 11px ${font.display}; }
`;
const Approval = styled.p`
  ${screenText}
  margin-top: ${space.xs};
  padding: ${space.xs} ${space.sm};
  background: ${color.successSoft};
  color: ${color.success};
  font-weight: 600;
`;

interface StorefrontScreenProps {
  label: string;
  /** The lines of the card on the proof, the name first. */
  card: readonly [string, string, string];
  approval: string;
  order: AmountTableProps;
}

/** An order in the storefront: the proof that the buyer approved, and the contract price. */
export function StorefrontScreen({ label, card, approval, order }: StorefrontScreenProps) {
  return (
    <Columns>
      <div>
        <ScreenLabel>{label}</ScreenLabel>
        <Proof viewBox="0 0 140 80">
          <path d="M100 0h40v80z" fill={ink.cyan} />
          <path d="M118 0h22v44z" fill={ink.magenta} opacity="0.85" />
          <path
            d="M6 6h128v68H6z"
            fill="none"
            stroke={ink.black}
            strokeDasharray="2 2"
            strokeWidth="0.4"
          />
          {card.map((line, row) => (
            <text key={line} x="14" y={28 + row * 13}>
              {line}
            </text>
          ))}
        </Proof>
        <Approval>{approval}</Approval>
      </div>
      <AmountTable {...order} />
    </Columns>
  );
}
