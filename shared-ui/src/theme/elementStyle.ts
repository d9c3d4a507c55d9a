import { css } from 'styled-components';
import { theme } from './theme';

const { color, font, text } = theme;

export const resetStyle = css`
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
`;

/** How elements look in a document of the site, and in a part of it in a document of another site. */
export const elementStyle = css`
  h1, h2, h3, h4 {
    font-family: ${font.display};
    font-weight: 700;
    line-height: 1.12;
    letter-spacing: -0.022em;
    text-wrap: balance;
  }
  h1 { font-size: ${text.heading1}; line-height: 1.04; }
  h2 { font-size: ${text.heading2}; }
  h3 { font-size: ${text.heading3}; letter-spacing: -0.015em; }
  h4 { font-size: ${text.heading4}; letter-spacing: -0.01em; line-height: 1.25; }
  p { text-wrap: pretty; }
  small { font-size: ${text.small}; }

  a { color: ${color.accent}; text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
  a:hover { text-decoration-thickness: 2px; }

  :where(ul[class], ol[class]) { padding: 0; list-style: none; }
  img, svg, video, canvas, iframe { display: block; max-width: 100%; }
  img, video { height: auto; }
  input, button, textarea, select { font: inherit; color: inherit; }
  button { cursor: pointer; }
  fieldset { padding: 0; border: 0; min-width: 0; }
  table { border-collapse: collapse; }
  hr { height: 0; border: 0; border-top: 1px solid ${color.line}; }
  code, pre, kbd { font-family: ${font.mono}; font-size: 0.92em; }
  [hidden] { display: none !important; }

  :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px; border-radius: 1px; }
  /* Places that a script moves the focus to; nothing there can be pressed. */
  :is(main, h1, h2, h3)[tabindex='-1']:focus-visible { outline: none; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
