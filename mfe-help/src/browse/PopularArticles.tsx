import type { ArticleSummary } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { Badge, Card, EmptyState, Grid, Stack, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { CardSkeletons } from '../components/CardSkeletons';
import { Loaded } from '../components/Loaded';
import { Meta } from '../components/Meta';
import { categoriesQuery, POPULAR_LIMIT, popularQuery } from '../queries';
import { articlePath } from '../routes';

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const TRENDING_ABOVE_VIEWS = 50;

/**
 * Whether an article is New: published (or else created) within the 7 days before `now`, which is
 * in milliseconds.
 */
export function isNew(
  { publishedAt, createdAt }: Pick<ArticleSummary, 'publishedAt' | 'createdAt'>,
  now: number,
): boolean {
  const age = now - Date.parse(publishedAt ?? createdAt);
  return age >= 0 && age <= NEW_FOR_MS;
}

/** Whether an article is Trending: more than 50 views. */
export function isTrending({ views }: Pick<ArticleSummary, 'views'>): boolean {
  return views > TRENDING_ABOVE_VIEWS;
}

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

function ArticleCard({ article, category, now }: ArticleCardProps) {
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

export function PopularArticles() {
  const headingId = useId();
  const popular = useQuery(popularQuery());
  const { data: categories = [] } = useQuery(categoriesQuery());
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.name;
  return (
    <Stack as="section" gap="lg" aria-labelledby={headingId}>
      <h2 id={headingId}>Popular Articles</h2>
      <Loaded
        query={popular}
        failure="Failed to fetch articles"
        hint="We can’t show popular articles right now."
        skeleton={<CardSkeletons count={POPULAR_LIMIT} height="12.5rem" />}
      >
        {(articles) =>
          articles.length === 0 ? (
            <EmptyState>No articles yet.</EmptyState>
          ) : (
            <Grid as="ul" gap="md" minColumn="19rem">
              {articles.slice(0, POPULAR_LIMIT).map((article) => (
                <li key={article.id}>
                  <ArticleCard
                    article={article}
                    category={nameOf(article.categoryId)}
                    now={popular.dataUpdatedAt}
                  />
                </li>
              ))}
            </Grid>
          )
        }
      </Loaded>
    </Stack>
  );
}
