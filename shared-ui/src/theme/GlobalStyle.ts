import { createGlobalStyle } from 'styled-components';
import { elementStyle, resetStyle } from './elementStyle';
import { theme } from './theme';
import { themeVariables } from './themeVariables';

const { color, font, text, space, layout, motion } = theme;

/** Variables, reset and base typography of the document; mounted once, by the shell. */
export const GlobalStyle = createGlobalStyle`
  ${themeVariables}

  ${resetStyle}

  html {
    background: ${color.paper};
    color: ${color.ink};
    font: 400 100%/1.6 ${font.body};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: calc(${layout.headerHeight} + ${space.md});
    accent-color: ${color.accent};
  }
  /* Behind a modal dialog of the page nothing scrolls, or moves aside for lack of a scroll bar. */
  html:has(dialog[open]) { overflow: hidden; scrollbar-gutter: stable; }
  /* A section with its own theme does not inherit the color around it. */
  [data-theme] { color: ${color.ink}; }
  body {
    min-height: 100dvh;
    font-size: ${text.body};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  ${elementStyle}
  ::selection { background: ${color.yellow}; color: #15181b; }

  /* On a phone's processor a transition delays the next page by a quarter of a second. */
  @media (prefers-reduced-motion: no-preference) and (min-width: 1024px) {
    @view-transition { navigation: auto; }
    ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
      animation-duration: ${motion.fast};
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
