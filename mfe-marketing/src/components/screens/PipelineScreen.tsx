import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ScreenLabel, screenText } from './screenStyle';

const { color, space } = theme;

const Columns = styled.div`
  display: grid;
  gap: ${space.md};
  ${media.small} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;
const Quotes = styled.div`
  ${screenText}

  div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${space.sm};
    padding: ${space.xs} ${space.sm};
    border: 1px solid ${color.line};
    border-top: 0.25rem solid ${color.lineStrong};
  }
  div + div { margin-top: ${space.xs}; }
  span { grid-column: 1 / -1; color: ${color.inkMuted}; }
  [data-hot] { border-top-color: ${color.magenta}; }
`;

interface PipelineScreenProps {
  stages: readonly {
    name: string;
    quotes: readonly { customer: string; value: string; note: string; isHot?: boolean }[];
  }[];
}

/** Quotes by how far they have come. */
export function PipelineScreen({ stages }: PipelineScreenProps) {
  return (
    <Columns>
      {stages.map(({ name, quotes }) => (
        <Quotes key={name}>
          <ScreenLabel>{name}</ScreenLabel>
          {quotes.map(({ customer, value, note, isHot }) => (
            <div key={customer} data-hot={isHot}>
              <strong>{customer}</strong>
              {value}
              <span>{note}</span>
            </div>
          ))}
        </Quotes>
      ))}
    </Columns>
  );
}
