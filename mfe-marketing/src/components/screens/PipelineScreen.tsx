import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ScreenLabel, screenText } from './screenStyle';

const { color, space } = theme;

const Columns = styled.div`
  display: grid;
  gap: ${space.md};
  ${media.small} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;
const Quotes = styled.ul`
  display: grid;
  gap: ${space.xs};
`;
const Quote = styled.li`
  ${screenText}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space.sm};
  padding: ${space.xs} ${space.sm};
  border: 1px solid ${color.line};
  border-top: 0.25rem solid ${color.lineStrong};

  span { grid-column: 1 / -1; color: ${color.inkMuted}; }
  &[data-hot] { border-top-color: ${color.magenta}; }
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
        <div key={name}>
          <ScreenLabel>{name}</ScreenLabel>
          <Quotes>
            {quotes.map(({ customer, value, note, isHot }) => (
              <Quote key={customer} data-hot={isHot}>
                <strong>{customer}</strong>
                {value}
                <span>{note}</span>
              </Quote>
            ))}
          </Quotes>
        </div>
      ))}
    </Columns>
  );
}
