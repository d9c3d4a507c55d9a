import type { ArticleSummary, PublicCategory } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { Meta } from '../list/Meta';
import { articlePath } from '../routes';
import { PanelHeading } from './PanelHeading';

const { space, color } = theme;

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

export function CategoryArticles({
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
        <Rest>
          The {articles.length} most read of {category.articleCount}. Search for the others.
        </Rest>
      )}
    </div>
  );
}
