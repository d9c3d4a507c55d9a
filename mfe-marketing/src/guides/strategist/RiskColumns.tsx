import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { risks } from '../../content/guides/strategistBody';
import { Example } from '../Example';
import type { Points } from '../guide';

const { color, space, text } = theme;

const Columns = styled.div`
  display: grid;
  gap: ${space.xl};
  ${media.small} { grid-template-columns: 1fr 1fr; }
`;
const Column = styled.div`
  padding-top: ${space.sm};
  border-top: 0.375rem solid ${color.magenta};

  &[data-tone='good'] { border-color: ${color.cyan}; }
  dl { margin-top: ${space.md}; }
  h3 { font-size: ${text.heading4}; }
  dt { font-weight: 600; }
  dd { margin: 0 0 ${space.md}; color: ${color.inkSoft}; line-height: 1.5; }
`;

function List({ title, points, tone }: { title: string; points: Points; tone: string }) {
  return (
    <Column data-tone={tone}>
      <h3>{title}</h3>
      <dl>
        {Object.entries(points).map(([name, explanation]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </Column>
  );
}

/** Pitfalls beside success factors, and how far all this is proven. */
export function RiskColumns() {
  return (
    <>
      <Columns>
        <List title={risks.pitfallsTitle} points={risks.pitfalls} tone="bad" />
        <List title={risks.factorsTitle} points={risks.factors} tone="good" />
      </Columns>
      <Example title={risks.validationTitle}>{risks.validation}</Example>
    </>
  );
}
