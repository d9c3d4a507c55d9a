import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../../content/MarkdownContent';
import { needed } from '../../content/needed';

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

export function RiskColumns(block: Block) {
  const { blocks } = needed(block, 'blocks');
  const columns = blocks.map((column) => needed(column, 'caption', 'items'));
  return (
    <Columns>
      {columns.map(({ kind, caption, items }) => (
        <Column key={kind} data-tone={kind}>
          <h3>{caption}</h3>
          <dl>
            {items.map(([name, explanation]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{explanation}</dd>
              </div>
            ))}
          </dl>
        </Column>
      ))}
    </Columns>
  );
}
