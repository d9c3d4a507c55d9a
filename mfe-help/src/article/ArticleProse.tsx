import type { ArticlePage, MentionedTerm } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { Prose } from '../components/Prose';
import { GLOSSARY_PATH } from '../routes';
import { controlStyle } from './controls/controlStyle';
import { exerciseStyle } from './controls/exerciseStyle';
import { useArticleControls } from './controls/useArticleControls';
import { withControls } from './controls/withControls';
import { anchorOf, markTextFragment } from './markTextFragment';

const { color, font, layout, radius, shadow, space, text } = theme;

/* The page script puts it below the word; its place is counted from the page's corner. */
const Card = styled.div`
  position: absolute;
  inset: auto;
  width: min(24rem, 100vw - 2 * ${space.xs});
  margin: 0;
  padding: ${space.md} ${space.md} ${space.xxs};
  border: 1px solid ${color.lineStrong};
  border-top: 4px solid ${color.cyan};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.raised};
  font-size: ${text.small};
  line-height: 1.5;

  dfn { font: 700 ${text.body} ${font.display}; }
  a { display: inline-flex; align-items: center; min-height: ${layout.target}; }
`;

const TermCards = ({ terms }: { terms: readonly MentionedTerm[] }) =>
  terms.map(({ anchor, term, definition }) => (
    <Card
      key={anchor}
      id={`about-${anchor}`}
      popover="auto"
      role="dialog"
      aria-label={term}
      tabIndex={-1}
    >
      <dfn>{term}</dfn>
      <p dir="auto">{definition}</p>
      <Link to={`${GLOSSARY_PATH}#${anchor}`}>See it in the glossary</Link>
    </Card>
  ));

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

/** Goes to the text that the address names, and marks it, where the browser does not: the page script has started the page. */
export function showTextFragment(): void {
  const { hash } = location;
  if (Reflect.has(document, 'fragmentDirective') || !hash.includes(':~:')) return;
  const text = document.querySelector('[data-prose]');
  const mark = text && markTextFragment(text, hash);
  const target = mark ?? document.getElementById(anchorOf(hash));
  target?.scrollIntoView({ block: mark ? 'center' : 'start' });
}
