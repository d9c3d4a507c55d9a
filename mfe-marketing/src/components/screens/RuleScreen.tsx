import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { AmountTable, type AmountTableProps } from './AmountTable';
import { ScreenLabel, screenText } from './screenStyle';

const { color, space } = theme;

const Columns = styled.div`
  display: grid;
  gap: ${space.lg};
  ${media.small} { grid-template-columns: 1fr 1fr; }
`;
const Rules = styled.div`
  ${screenText}

  div {
    position: relative;
    padding: ${space.xs} ${space.sm};
    border: 1px solid ${color.line};
    border-left: 0.375rem solid ${color.lineStrong};
  }
  strong { display: block; }
  [data-taken] { border-color: ${color.cyan}; background: ${color.accentSoft}; }
  div + div { margin-top: ${space.xs}; }
  /* The way of the ticket from rule to rule. */
  div + div::before {
    content: '';
    position: absolute;
    top: calc(-1 * ${space.xs} - 1px);
    left: ${space.md};
    height: ${space.xs};
    border-left: 2px solid ${color.lineStrong};
  }
`;

interface RuleScreenProps {
  label: string;
  rules: readonly { when: string; result: string; isTaken?: boolean }[];
  price: AmountTableProps;
}

/** Routing rules with those that decided, and the price that follows. */
export function RuleScreen({ label, rules, price }: RuleScreenProps) {
  return (
    <Columns>
      <Rules>
        <ScreenLabel>{label}</ScreenLabel>
        {rules.map(({ when, result, isTaken }) => (
          <div key={when} data-taken={isTaken}>
            {when}
            <strong>{result}</strong>
          </div>
        ))}
      </Rules>
      <AmountTable {...price} />
    </Columns>
  );
}
