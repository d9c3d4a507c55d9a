import type { ArticlePage } from '@pressline/shared-api';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Prose } from '../text/Prose';
import { enhancedStyle } from './enhancedStyle';
import { useEnhancedArticle } from './useEnhancedArticle';

const Text = styled(Prose)`
  ${enhancedStyle}
`;

/** An article's text, whose interactive parts come to life once their script is there. */
export function ArticleProse({ article: { id, html } }: { article: ArticlePage }) {
  const root = useRef<HTMLDivElement>(null);
  useEnhancedArticle(root, html, id);
  return <Text rootRef={root} html={html} />;
}
