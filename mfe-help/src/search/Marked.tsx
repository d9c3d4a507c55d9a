import type { MarkedText } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Mark = styled.mark`
  padding-inline: 0.1em;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.warningSoft};
  color: inherit;
  font-weight: 600;
  box-shadow: inset 0 -2px 0 ${theme.color.yellow};
`;

/** A text with the words that the search matched, as if gone over with a marker. */
export function Marked({ text, marks }: MarkedText) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(at, start), <Mark key={start}>{text.slice(start, end)}</Mark>);
    at = end;
  }
  // Another text is another element: a browser may have translated this one, piece by piece.
  return (
    <span key={`${text} ${marks}`}>
      {parts}
      {text.slice(at)}
    </span>
  );
}
