import { useQuery } from '@pressline/shared-api/query';
import { Container, ErrorState, theme } from '@pressline/shared-ui';
import { Link, Navigate, useParams } from '@pressline/shared-ui/router';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { ArticleOpening } from '../../article/ArticleOpening';
import { ArticleProse } from '../../article/ArticleProse';
import { ArticleSkeleton } from '../../article/ArticleSkeleton';
import { Neighbors, RelatedArticles } from '../../article/further/Neighbors';
import ArticleFeedback from '../../feedback/ArticleFeedback';
import { contactPath } from '../../helpAddress';
import NotFoundPage from '../../pages/NotFoundPage';
import { articleQuery, isNotFound } from '../../queries';
import { articlePath } from '../../routes';
import { GUEST_LEAD } from '../guestLead';

const IMAGE = /<img (?:[^>"]|"[^"]*")*>/g;
const ADDRESSES = / (src|srcset)="([^"]*)"/g;

/** The pictures of an article by their whole addresses, because the page around it is of another site. */
export const withOrigin = (html: string, origin: string): string =>
  html.replace(IMAGE, (image) =>
    image.replace(
      ADDRESSES,
      (_all, name, value: string) =>
        ` ${name}="${value.replace(/(^|, )\/(?!\/)/g, `$1${origin}/`)}"`,
    ),
  );

const { space, text, color } = theme;

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  max-width: 52rem;
  padding-block: ${space.md} ${space.xl};
  overflow-wrap: anywhere;

  h1 { font-size: ${text.heading2}; }
  > p[dir] { color: ${color.inkSoft}; font-size: ${text.lead}; line-height: 1.5; }
`;

/** An article as a guest shows it, with how to go on. `address` is where its pictures are. */
export default function GuestArticlePage({ address }: { address: string }) {
  const { slug = '' } = useParams();
  const { data, isPending, error, refetch } = useQuery(articleQuery(slug));
  const article = useMemo(
    () => data && { ...data, html: withOrigin(data.html, new URL(address).origin) },
    [data, address],
  );

  if (isPending) return <ArticleSkeleton />;
  if (article === null || isNotFound(error)) return <NotFoundPage lead={GUEST_LEAD} />;
  if (!article) {
    return (
      <Page>
        <ErrorState message="Failed to fetch the article" onRetry={() => void refetch()}>
          Check your connection and try again.
        </ErrorState>
      </Page>
    );
  }
  if (article.slug !== slug) return <Navigate to={articlePath(article.slug)} replace />;
  return (
    <Page as="article">
      <ArticleOpening article={article} />
      <ArticleProse article={article} />
      <ArticleFeedback key={article.id} article={article} />
      <Neighbors article={article} />
      <RelatedArticles articles={article.related} />
      <p>
        <Link to={contactPath(article.title)}>Contact support</Link>
      </p>
    </Page>
  );
}
