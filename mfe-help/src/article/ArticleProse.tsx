import type { ArticlePage } from '@pressline/shared-api';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { TermCards } from '../glossary/TermCards';
import { Prose } from '../text/Prose';
import { controlStyle } from './controls/controlStyle';
import { exerciseStyle } from './controls/exerciseStyle';
import { useArticleControls } from './controls/useArticleControls';
import { withControls } from './controls/withControls';
import { showTextFragment } from './showTextFragment';

const Text = styled(Prose)`
  ${controlStyle}
  ${exerciseStyle}
`;

/** An article's text with what readers press in it, which works or is a link before its code arrives. */
export function ArticleProse({ article: { id, html, terms } }: { article: ArticlePage }) {
  const root = useRef<HTMLDivElement>(null);
  const text = useMemo(() => withControls(html), [html]);
  useArticleControls(root, text, id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each article
  useEffect(showTextFragment, [id]);
  return (
    <div>
      <Text rootRef={root} html={text} />
      <TermCards terms={terms} />
    </div>
  );
}
