import { Grid, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../../content/MarkdownContent';

const { color, font, space, text } = theme;

const Term = styled.div`
  padding: ${space.md};
  border: 1px solid ${color.line};
  background: ${color.surface};

  dt { display: grid; color: ${color.inkMuted}; font-size: ${text.small}; line-height: 1.4; }
  dt abbr { color: ${color.ink}; font: 700 ${text.heading2} / 1.1 ${font.display}; letter-spacing: -0.022em; text-decoration: none; }
  dd { margin: ${space.xs} 0 0; line-height: 1.5; }
`;

export function TermList({ items }: Block) {
  return (
    <Grid as="dl" gap="md" minColumn="16rem">
      {items.map(([short, name, meaning]) => (
        <Term key={short}>
          <dt>
            <abbr>{short}</abbr> {name}
          </dt>
          <dd>{meaning}</dd>
        </Term>
      ))}
    </Grid>
  );
}
