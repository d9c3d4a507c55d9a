import { createGlobalStyle } from 'styled-components';
import { theme } from './theme';
import { themeVariables } from './themeVariables';

const { color, font, text, space, layout, motion } = theme;

/** Variables, reset and base typography of the document; mounted once, by the shell. */
export const GlobalStyle = createGlobalStyle`
  ${themeVariables}

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    background: ${color.paper};
    color: ${color.ink};
    font: 400 100%/1.6 ${font.body};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: calc(${layout.headerHeight} + ${space.md});
    accent-color: ${color.accent};
  }
  /* A section with its own theme does not inherit the colour around it. */
  [data-theme] { color: ${color.ink}; }
  body {
    min-height: 100dvh;
    font-size: ${text.body};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

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
  ::selection { background: ${color.yellow}; color: #15181b; }

  /* On a phone's processor a transition delays the next page by a quarter of a second. */
  @media (prefers-reduced-motion: no-preference) and (min-width: 1024px) {
    @view-transition { navigation: auto; }
  }
  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
    animation-duration: ${motion.fast};
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  @media print {
    html, body { background: none; color: #000; font-size: 11pt; }
    nav, [role='dialog'] { display: none !important; }
    h1, h2, h3, h4 { break-after: avoid; }
    pre, blockquote, table, img { break-inside: avoid; }
    main a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.85em; }
  }
`;
