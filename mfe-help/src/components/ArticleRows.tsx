import type { ArticleSummary } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { articlePath } from '../routes';
import { iconMask } from './iconMask';
import { Meta } from './Meta';

const { color, space, text, motion } = theme;

const List = styled.ol`
  border-top: 1px solid ${color.line};
`;
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.md};
  padding-block: ${space.md};
  border-bottom: 1px solid ${color.line};

  > div { display: grid; gap: ${space.xxs}; }
  h3 { font-size: ${text.heading4}; }
  a { color: ${color.ink}; text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; }
  &:hover a { color: ${color.accent}; text-decoration: underline; text-decoration-thickness: 2px; }
  h3 + p { max-width: 46rem; color: ${color.inkSoft}; font-size: ${text.small}; line-height: 1.5; }
  h3 + p:empty { display: none; }

  &::after {
    ${iconMask('arrow-right')}
    color: ${color.inkMuted};
    transition: translate ${motion.fast} ${motion.easeOut};
  }
  &:hover::after { color: ${color.accent}; translate: 4px 0; }
`;
interface ArticleRowsProps<Article extends ArticleSummary> {
  articles: readonly Article[];
  /** Shown instead of the title, such as one with marks. */
  title?: (article: Article) => ReactNode;
  /** Shown instead of the summary. */
  text?: (article: Article) => ReactNode;
  /** Adds facts to an article's line. */
  meta?: (article: Article) => ReactNode;
  /** What following an article's link counts as. */
  counts?: (article: Article) => string;
}

export function ArticleRows<Article extends ArticleSummary>({
  articles,
  title = (article) => article.title,
  text: lead = (article) => article.summary,
  meta,
  counts,
}: ArticleRowsProps<Article>) {
  return (
    <List>
      {articles.map((article) => (
        <Row key={article.id}>
          <div>
            <h3 dir="auto">
              <Link
                to={articlePath(article.slug)}
                data-result-stop=""
                data-counts={counts?.(article)}
              >
                {title(article)}
              </Link>
            </h3>
            <p dir="auto">{lead(article)}</p>
            <Meta>
              <span>{`${article.readTime} min read`}</span>
              {meta?.(article)}
            </Meta>
          </div>
        </Row>
      ))}
    </List>
  );
}
