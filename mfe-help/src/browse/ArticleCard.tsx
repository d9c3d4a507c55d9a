import type { ArticleSummary } from '@pressline/shared-api';
import { Badge, Card, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { isNew, isTrending } from '../components/articleRules';
import { Meta } from '../components/Meta';
import { articlePath } from '../routes';

const { color, space, text } = theme;

const Sheet = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space.xs};
  height: 100%;

  h3 { font-size: ${text.heading4}; }
  a { color: ${color.ink}; text-decoration: none; }
  h3 + p { color: ${color.inkSoft}; font-size: ${text.small}; line-height: 1.5; }
`;

interface ArticleCardProps {
  article: ArticleSummary;
  /** Name of its category, when known. */
  category?: string;
  /** Milliseconds, for the New badge. */
  now: number;
}

export function ArticleCard({ article, category, now }: ArticleCardProps) {
  return (
    <Sheet isInteractive>
      <Meta>{category ?? '\u00a0'}</Meta>
      <h3 dir="auto">
        <Link to={articlePath(article.slug)} data-card-link="">
          {article.title}
        </Link>
      </h3>
      <p dir="auto">{article.summary}</p>
      <Meta>
        <span>{`${article.readTime} min read`}</span>
        {isNew(article, now) && <Badge tone="accent">New</Badge>}
        {isTrending(article) && <Badge tone="warning">Trending</Badge>}
      </Meta>
    </Sheet>
  );
}
