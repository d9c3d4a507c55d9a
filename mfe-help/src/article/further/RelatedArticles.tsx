import type { ArticleSummary } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ArticleRows } from '../../components/ArticleRows';

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
