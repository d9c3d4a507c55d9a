import type { MentionedTerm } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { GLOSSARY_PATH } from '../routes';

const { color, space, text, font, radius, shadow, layout } = theme;

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

export const TermCards = ({ terms }: { terms: readonly MentionedTerm[] }) =>
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
