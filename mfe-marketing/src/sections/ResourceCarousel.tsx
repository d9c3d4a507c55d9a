import { Badge, Card, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { Carousel } from '../components/Carousel';
import { PageSections } from '../components/PageSections';
import { guideList } from '../content/guides/list';
import content from '../content/home/resources.md';
import type { Block } from '../content/MarkdownContent';
import { knownName, required } from '../content/required';

const { color, font, space, text } = theme;

const Resource = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};

  h3 a { color: inherit; text-decoration: none; }
  h3 a:hover { text-decoration: underline; }
  p { color: ${color.inkSoft}; }
`;
const Line = styled.small`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5em 1em;
  min-height: 2em;
  color: ${color.inkMuted};
  font: 400 ${text.caption} / 1.4 ${font.mono};

  &:last-child { margin-top: auto; }
`;

function Resources(block: Block) {
  const { items, names } = required(block, 'items', 'names');
  const cards = items.map(([title, category, description], index) => {
    const { path, readingMinutes } = guideList[knownName(guideList, names[index], 'guide')];
    return {
      title,
      card: (
        <Resource forwardedAs="li" key={title} isInteractive>
          <Line>
            {category} {index === 0 && <Badge tone="accent">Start here</Badge>}
          </Line>
          <h3>
            <Link to={path} data-card-link>
              {title}
            </Link>
          </h3>
          <p>{description}</p>
          <Line>{readingMinutes} min read</Line>
        </Resource>
      ),
    };
  });
  return <Carousel cards={cards} />;
}

export default function ResourceCarousel() {
  return (
    <PageSections {...content} tones={{ resources: 'tint' }} kinds={{ resources: Resources }} />
  );
}
