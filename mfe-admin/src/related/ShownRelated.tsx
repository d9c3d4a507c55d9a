import type { ArticleSummary } from '@pressline/shared-api';
import { Badge, Spinner, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { FetchFailure } from '../documents/FetchFailure';
import type { ListedArticle } from './useArticleChoices';
import { useShownRelated } from './usePins';

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  font-size: ${theme.text.small};

  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${theme.space.xs}; }
`;

interface ShownRelatedProps {
  article: ListedArticle;
  isPinned: (shown: ArticleSummary) => boolean;
}

export function ShownRelated({ article, isPinned }: ShownRelatedProps) {
  const query = useShownRelated(article.slug, article.isPublished);
  const { data, error } = query;
  if (!article.isPublished) {
    return <p>Readers see related articles once this article is published.</p>;
  }
  if (error) return <FetchFailure query={query} message="Failed to fetch what readers see" />;
  if (!data) return <Spinner label="Loading what readers see..." />;
  if (data.length === 0) return <p>No other published article shares a tag or the category.</p>;
  return (
    <List aria-label="What readers see">
      {data.map((shown) => (
        <li key={shown.slug}>
          <Link to={`/help/articles/${shown.slug}`}>{shown.title}</Link>
          {isPinned(shown) ? (
            <Badge tone="accent">Pinned</Badge>
          ) : (
            <Badge title="By shared tags and category">Filled automatically</Badge>
          )}
        </li>
      ))}
    </List>
  );
}
