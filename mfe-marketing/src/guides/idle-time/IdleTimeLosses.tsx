import { Grid, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import texts from '../../content/guides/idleTimeLosses.md?blocks';
import heads from '../../content/guides/idleTimeLosses.md?heads';
import type { Block } from '../../content/MarkdownContent';
import { ShiftBars } from '../../diagrams/ShiftBars';
import { GuideBody } from '../GuideBody';
import { LossForms } from './LossForms';
import { ReducerList } from './ReducerList';

const { color, font, space, text } = theme;

const Term = styled.div`
  padding: ${space.md};
  border: 1px solid ${color.line};
  background: ${color.surface};

  dt { display: grid; color: ${color.inkMuted}; font-size: ${text.small}; line-height: 1.4; }
  dt abbr { color: ${color.ink}; font: 700 ${text.heading2} / 1.1 ${font.display}; letter-spacing: -0.022em; text-decoration: none; }
  dd { margin: ${space.xs} 0 0; line-height: 1.5; }
`;

function TermList({ items }: Block) {
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

const Root = styled.figure`
  padding-left: ${space.lg};
  border-left: 0.375rem solid ${color.magenta};

  blockquote { max-width: 24em; font: 700 ${text.heading3} / 1.25 ${font.display}; letter-spacing: -0.015em; text-wrap: balance; }
  figcaption { margin-top: ${space.sm}; color: ${color.inkMuted}; font-size: ${text.small}; }
`;

function BottleneckQuote({ texts: [quote, source] }: Block) {
  return (
    <Root>
      <blockquote>{quote}</blockquote>
      <figcaption>{source}</figcaption>
    </Root>
  );
}

const kinds = {
  terms: TermList,
  forms: LossForms,
  shift: ShiftBars,
  quote: BottleneckQuote,
  reducers: ReducerList,
};

export default function IdleTimeLosses() {
  return <GuideBody heads={heads} texts={texts} kinds={kinds} />;
}
