import { Badge, Grid, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import texts from '../../content/guides/idleTimeLosses.md?blocks';
import heads from '../../content/guides/idleTimeLosses.md?heads';
import type { Block } from '../../content/MarkdownContent';
import { required } from '../../content/required';
import { ShiftBars } from '../../diagrams/ShiftBars';
import { GuideBody } from '../GuideBody';

const { color, font, space, text } = theme;

const List = styled.ol`
  counter-reset: reducer;
`;
const Item = styled.li`
  counter-increment: reducer;
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr);
  gap: ${space.xs};
  max-width: 46rem;
  padding-block: ${space.lg};
  border-top: 1px solid ${color.line};
  break-inside: avoid;

  &::before {
    content: counter(reducer);
    grid-row: 1 / span 4;
    font: 700 ${text.heading3} / 1.1 ${font.display};
    color: ${color.inkMuted};
  }
  h3 { font-size: ${text.heading4}; }
  & > * { grid-column: 2; justify-self: start; }
`;
const First = styled.p`
  padding-left: ${space.sm};
  border-left: 2px solid ${color.lineStrong};
  color: ${color.inkSoft};
  font-size: ${text.small};
`;

function ReducerList(block: Block) {
  const { items } = required(block, 'items');
  return (
    <List>
      {items.map(([name, form, explanation, first]) => (
        <Item key={name}>
          <h3>{name}</h3>
          <Badge tone="accent">{form}</Badge>
          <p>{explanation}</p>
          <First>
            <strong>First step:</strong> {first}
          </First>
        </Item>
      ))}
    </List>
  );
}

const Form = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding-top: ${space.sm};
  border-top: 0.375rem solid var(--ink);
  line-height: 1.5;

  /* The inks of the bars beneath, where the first one is the planned time. */
  &:nth-child(1) { --ink: ${color.magenta}; }
  &:nth-child(2) { --ink: ${color.yellow}; }
  &:nth-child(3) { --ink: ${color.key}; }
  h3 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space.sm}; }
  h3 span { font: 400 ${text.small} / 1.8 ${font.mono}; letter-spacing: 0; }
  small { margin-top: auto; color: ${color.inkMuted}; font-size: ${text.small}; }
`;

function LossForms(block: Block) {
  const { items } = required(block, 'items');
  return (
    <Grid as="ul" minColumn="14rem">
      {items.map(([name, target, meaning, look]) => (
        <Form key={name}>
          <h3>
            {name} <span>target {target}</span>
          </h3>
          <p>{meaning}</p>
          <small>Where to look: {look}</small>
        </Form>
      ))}
    </Grid>
  );
}

const Term = styled.div`
  padding: ${space.md};
  border: 1px solid ${color.line};
  background: ${color.surface};

  dt { display: grid; color: ${color.inkMuted}; font-size: ${text.small}; line-height: 1.4; }
  dt abbr { color: ${color.ink}; font: 700 ${text.heading2} / 1.1 ${font.display}; letter-spacing: -0.022em; text-decoration: none; }
  dd { margin: ${space.xs} 0 0; line-height: 1.5; }
`;

function TermList(block: Block) {
  const { items } = required(block, 'items');
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

function BottleneckQuote(block: Block) {
  const {
    texts: [quote, source],
  } = required(block, 'texts');
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
