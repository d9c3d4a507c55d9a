import type { ArticleLink, ArticlePage, ArticleSummary } from '@pressline/shared-api';
import { Icon, type IconName, media, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ArticleRows } from '../../components/ArticleRows';
import { articlePath } from '../../routes';

const { color, space, text, radius, motion } = theme;

const Pair = styled.nav`
  display: grid;
  gap: ${space.md};

  ${media.small} { grid-template-columns: 1fr 1fr; }
`;
const Sheet = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space.md};
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.ink};
  text-decoration: none;
  transition: box-shadow ${motion.fast} ${motion.easeOut};

  &:hover { box-shadow: -3px -2px 0 ${color.cyan}, 3px 2px 0 ${color.magenta}; }
  svg { grid-row: 1 / span 2; color: ${color.inkMuted}; }
  small { color: ${color.inkMuted}; font-size: ${text.caption}; }
  span { font-weight: 600; line-height: 1.35; }

  &[rel='next'] {
    grid-template-columns: minmax(0, 1fr) auto;
    text-align: end;

    svg { grid-column: 2; }
    ${media.small} { grid-column: 2; }
  }
`;

function Neighbor({
  article,
  rel,
  icon,
  label,
}: {
  article: ArticleLink | null;
  rel: 'prev' | 'next';
  icon: IconName;
  label: string;
}) {
  if (!article) return null;
  return (
    <Sheet to={articlePath(article.slug)} rel={rel}>
      <Icon name={icon} />
      <small>{label}</small>
      <span dir="auto">{article.title}</span>
    </Sheet>
  );
}

export function Neighbors({ article: { previous, next, category } }: { article: ArticlePage }) {
  if (!previous && !next) return null;
  return (
    <Pair aria-label={category ? `More in ${category.name}` : 'More articles'}>
      <Neighbor article={previous} rel="prev" icon="arrow-left" label="Previous" />
      <Neighbor article={next} rel="next" icon="arrow-right" label="Next" />
    </Pair>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space.md};
  h2 { font-size: ${theme.text.heading3}; }
`;

export function RelatedArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  const headingId = useId();
  if (articles.length === 0) return null;
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>Related Articles</h2>
      <ArticleRows articles={articles} />
    </Section>
  );
}
