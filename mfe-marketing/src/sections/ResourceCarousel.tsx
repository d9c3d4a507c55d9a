import { Badge, Card, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { Carousel, type CarouselLabels } from '../components/Carousel';
import { PageSection, type SectionIntro } from '../components/PageSection';

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

export interface Resource {
  category: string;
  title: string;
  description: string;
  to: string;
  isFeatured?: boolean;
  /** In minutes. */
  readTime: number;
}

interface ResourceCarouselProps extends SectionIntro {
  resources: readonly Resource[];
  featuredLabel: string;
  labels: CarouselLabels;
}

export default function ResourceCarousel(props: ResourceCarouselProps) {
  const { resources, featuredLabel, labels, ...intro } = props;
  const cards = resources.map(({ category, title, description, to, isFeatured, readTime }) => ({
    title,
    card: (
      <Resource forwardedAs="li" key={title} isInteractive>
        <Line>
          {category} {isFeatured && <Badge tone="accent">{featuredLabel}</Badge>}
        </Line>
        <h3>
          <Link to={to} data-card-link>
            {title}
          </Link>
        </h3>
        <p>{description}</p>
        <Line>{readTime} min read</Line>
      </Resource>
    ),
  }));
  return (
    <PageSection tone="tint" {...intro}>
      <Carousel labels={labels} cards={cards} />
    </PageSection>
  );
}
