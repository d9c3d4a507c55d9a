import type { ArticleSummary } from '@pressline/shared-api';
import { Icon, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { articlePath } from '../routes';
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

  > svg { color: ${color.inkMuted}; transition: translate ${motion.fast} ${motion.easeOut}; }
  &:hover > svg { color: ${color.accent}; translate: 4px 0; }
`;
const Texts = styled.div`
  display: grid;
  gap: ${space.xxs};
`;
const Title = styled.h3`
  font-size: ${text.heading4};

  a { color: ${color.ink}; text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; }
  li:hover > div > & > a { color: ${color.accent}; text-decoration: underline; text-decoration-thickness: 2px; }
`;
const Summary = styled.p`
  max-width: 46rem;
  color: ${color.inkSoft};
  font-size: ${text.small};
  line-height: 1.5;

  &:empty { display: none; }
`;

interface ArticleRowsProps<Article extends ArticleSummary> {
  articles: readonly Article[];
  /** Shown instead of the title, such as one with marks. */
  title?: (article: Article) => ReactNode;
  /** Shown instead of the summary. */
  text?: (article: Article) => ReactNode;
  /** Adds facts to an article's line. */
  meta?: (article: Article) => ReactNode;
}

/** Articles one below the other, each row a link. */
export function ArticleRows<Article extends ArticleSummary>({
  articles,
  title = (article) => article.title,
  text: lead = (article) => article.summary,
  meta,
}: ArticleRowsProps<Article>) {
  return (
    <List>
      {articles.map((article) => (
        <Row key={article.id}>
          <Texts>
            <Title dir="auto">
              <Link to={articlePath(article.slug)} data-result-stop>
                {title(article)}
              </Link>
            </Title>
            <Summary dir="auto">{lead(article)}</Summary>
            <Meta>
              <span>{article.readTime} min read</span>
              {meta?.(article)}
            </Meta>
          </Texts>
          <Icon name="arrow-right" />
        </Row>
      ))}
    </List>
  );
}
