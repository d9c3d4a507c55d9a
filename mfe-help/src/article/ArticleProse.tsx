import type { ArticlePage } from '@pressline/shared-api';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Prose } from '../text/Prose';
import { enhancedStyle } from './enhancedStyle';
import { exerciseStyle } from './exerciseStyle';
import { useEnhancedArticle } from './useEnhancedArticle';

const Text = styled(Prose)`
  ${enhancedStyle}
  ${exerciseStyle}
`;

/** An article's text. Its interactive parts work once their script has arrived. */
export function ArticleProse({ article: { id, html } }: { article: ArticlePage }) {
  const root = useRef<HTMLDivElement>(null);
  useEnhancedArticle(root, html, id);
  return <Text rootRef={root} html={html} />;
}
