import type { ArticleSummary, PublicCategory } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { media, Skeleton, Spinner, Stack, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { Loaded } from '../components/Loaded';
import { Meta } from '../components/Meta';
import { FaqItem } from '../faq/FaqItem';
import { categoryArticlesQuery, faqsQuery } from '../queries';
import { articlePath } from '../routes';

const PanelHeading = styled.h4`
  padding-bottom: ${theme.space.xs};
  border-bottom: 1px solid ${theme.color.ink};
`;

const { color, radius, space } = theme;

const List = styled.ul`
  display: grid;
`;
const Row = styled.li`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space.md};
  padding-block: ${space.sm};
  border-bottom: 1px solid ${color.line};

  > p { flex: none; }
  > a { line-height: 1.4; }
`;
const Rest = styled.p`
  padding-top: ${space.sm};
  color: ${color.inkMuted};
  font-size: ${theme.text.small};
`;

function CategoryArticles({
  category,
  articles,
}: {
  category: PublicCategory;
  articles: readonly ArticleSummary[];
}) {
  if (articles.length === 0) return <p>No articles in this category yet.</p>;
  return (
    <div>
      <PanelHeading>Articles</PanelHeading>
      <List>
        {articles.map(({ id, slug, title, readTime }) => (
          <Row key={id}>
            <Link to={articlePath(slug)} dir="auto">
              {title}
            </Link>
            <Meta>{`${readTime} min`}</Meta>
          </Row>
        ))}
      </List>
      {category.articleCount > articles.length && (
        <Rest>{`Showing the ${articles.length} most read of ${category.articleCount}. Search to find the rest.`}</Rest>
      )}
    </div>
  );
}

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
