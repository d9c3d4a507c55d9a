import type { PublicCategory } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { ErrorState, media, Skeleton, Spinner, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { FaqList } from '../faq/FaqList';
import { categoryArticlesQuery, faqsQuery } from '../queries';
import { CategoryArticles } from './CategoryArticles';

const { color, space, radius } = theme;

const Sheet = styled.section`
  display: grid;
  gap: ${space.lg} ${space.xxl};
  align-items: start;
  padding: ${space.lg};
  border: 1px solid ${color.ink};
  border-radius: ${radius.sm};
  background: ${color.surface};

  ${media.medium} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;
const Places = styled.div`
  display: grid;
  gap: ${space.md};
`;

/** What an open category holds: its published articles and its FAQs. */
export default function CategoryPanel({ category, id }: { category: PublicCategory; id: string }) {
  const articles = useQuery(categoryArticlesQuery(category.id));
  const faqs = useQuery(faqsQuery());
  const ownFaqs = faqs.data?.filter(({ categoryId }) => categoryId === category.id) ?? [];

  function list() {
    if (articles.isLoadingError) {
      return (
        <ErrorState message="Failed to fetch articles" onRetry={() => void articles.refetch()} />
      );
    }
    if (articles.data) return <CategoryArticles category={category} articles={articles.data} />;
    return (
      <Places>
        <Spinner label="Loading articles..." />
        {Array.from({ length: Math.min(category.articleCount, 5) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move
          <Skeleton key={index} height="1.6em" />
        ))}
      </Places>
    );
  }

  return (
    <Sheet id={id} aria-label={category.name}>
      {list()}
      {faqs.isLoadingError && (
        <ErrorState message="Failed to fetch FAQs" onRetry={() => void faqs.refetch()} />
      )}
      {ownFaqs.length > 0 && <FaqList faqs={ownFaqs} group={id} />}
    </Sheet>
  );
}
