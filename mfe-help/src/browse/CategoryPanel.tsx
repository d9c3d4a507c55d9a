import type { PublicCategory } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { media, Skeleton, Spinner, Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { FaqItem } from '../faq/FaqItem';
import { Loaded } from '../list/Loaded';
import { categoryArticlesQuery, faqsQuery } from '../queries';
import { CategoryArticles } from './CategoryArticles';
import { PanelHeading } from './PanelHeading';

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

export default function CategoryPanel({ category, id }: { category: PublicCategory; id: string }) {
  const articles = useQuery(categoryArticlesQuery(category.id));
  const faqs = useQuery(faqsQuery());
  const skeleton = (
    <Stack>
      <Spinner label="Loading articles..." />
      {Array.from({ length: Math.min(category.articleCount, 5) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move
        <Skeleton key={index} height="1.6em" />
      ))}
    </Stack>
  );

  return (
    <Sheet id={id} aria-label={category.name}>
      <Loaded query={articles} failure="Failed to fetch articles" skeleton={skeleton}>
        {(shown) => <CategoryArticles category={category} articles={shown} />}
      </Loaded>
      <Loaded query={faqs} failure="Failed to fetch FAQs" skeleton={null}>
        {(all) => {
          const own = all.filter(({ categoryId }) => categoryId === category.id);
          if (own.length === 0) return null;
          return (
            <div>
              <PanelHeading>Frequently asked</PanelHeading>
              {own.map((faq) => (
                <FaqItem key={faq.id} faq={faq} group={id} />
              ))}
            </div>
          );
        }}
      </Loaded>
    </Sheet>
  );
}
