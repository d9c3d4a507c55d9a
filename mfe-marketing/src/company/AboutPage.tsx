import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import about from '../content/company/about.md';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';
import { CompanyPage } from './CompanyPage';
import { PointGrid } from './PointGrid';

const { color, font, space, text } = theme;

const List = styled.ol`
  display: grid;
  gap: ${space.lg};
  padding-left: ${space.lg};
  border-left: 2px solid ${color.ink};

  li { position: relative; }
  li::before {
    content: '';
    position: absolute;
    top: 0.35em;
    left: calc(-1 * ${space.lg} - 0.4rem);
    width: 0.7rem;
    height: 0.7rem;
    border: 2px solid ${color.ink};
    border-radius: 50%;
    background: ${color.yellow};
  }
  span { display: block; color: ${color.inkMuted}; font: 400 ${text.caption} / 1.4 ${font.mono}; }
  p { max-width: 34em; color: ${color.inkSoft}; }

  ${media.medium} {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    padding: ${space.lg} 0 0;
    border: 0;
    border-top: 2px solid ${color.ink};
    li::before { top: calc(-1 * ${space.lg} - 0.45rem); left: 0; }
  }
`;

/** Steps on a line, each with when it was. */
function StoryLine(block: Block) {
  const { items } = required(block, 'items');
  return (
    <List>
      {items.map(([name, when, explanation]) => (
        <li key={name}>
          <span>{when}</span>
          <h3>{name}</h3>
          <p>{explanation}</p>
        </li>
      ))}
    </List>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.md};
  max-width: ${theme.layout.measure};
`;

function Story(block: Block) {
  const { texts } = required(block, 'texts');
  return (
    <Root>
      {texts.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Root>
  );
}

const kinds = { story: Story, milestones: StoryLine, points: PointGrid };

export default function AboutPage() {
  return <CompanyPage content={about} tones={{ milestones: 'tint' }} kinds={kinds} />;
}
