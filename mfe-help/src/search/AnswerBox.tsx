import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, space, text, layout } = theme;

/** What a search says first: a passage, or that there is none. */
export const AnswerBox = styled.section`
  display: grid;
  gap: ${space.sm};
  max-width: 50rem;
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.line};
  border-top: 4px solid ${color.cyan};
  background: ${color.surface};

  h3 { color: ${color.inkMuted}; font-size: ${text.small}; font-weight: 600; }
  blockquote { margin: 0; font-size: ${text.lead}; line-height: 1.5; white-space: pre-line; }
  dl { display: grid; gap: ${space.xxs} ${space.md}; margin: 0; }
  dt { color: ${color.inkMuted}; font-size: ${text.small}; }
  dd { margin: 0; }
  p { color: ${color.inkMuted}; font-size: ${text.small}; }
  p a, li a { display: inline-block; padding-block: ${space.xs}; }
  ul { padding: 0; list-style: none; }
  dl > div { display: contents; }
  li a { min-height: ${layout.target}; }

  @media (min-width: 640px) { dl { grid-template-columns: minmax(6rem, auto) 1fr; } }
`;
