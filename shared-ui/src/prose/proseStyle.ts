import { css } from 'styled-components';
import { theme } from '../theme/theme';

const { color, space, text, font, radius } = theme;

/** Running text: headings, lists, tables, code, images. */
export const proseStyle = css`
  line-height: 1.65;
  overflow-wrap: anywhere;

  /* Inside a block each paragraph runs in the direction of its own script; for the blocks see withDirections. */
  :where(p, li, h2, h3, h4, h5, h6, summary, th, td) { unicode-bidi: plaintext; }

  > * + * { margin-top: ${space.md}; }
  > :where(h2, h3, h4, h5, h6) + * { margin-top: ${space.sm}; }

  h2 {
    margin-top: ${space.xxl};
    padding-top: ${space.md};
    border-top: 1px solid ${color.line};
    font-size: ${text.heading3};
  }
  > h2:first-child { margin-top: 0; padding-top: 0; border-top: 0; }
  h3 { margin-top: ${space.xl}; font-size: ${text.heading4}; }
  h4, h5, h6 { margin-top: ${space.lg}; font: 700 ${text.body}/1.3 ${font.body}; letter-spacing: 0; }
  :target { scroll-margin-top: ${space.lg}; }

  ul, ol { padding-inline-start: 1.5em; }
  li + li, li > ul, li > ol { margin-top: ${space.xs}; }
  li > p + * { margin-top: ${space.xs}; }
  li::marker { color: ${color.inkMuted}; }
  ol > li::marker { font-family: ${font.mono}; font-size: 0.92em; }
  li.task { list-style: none; margin-inline-start: -1.4em; }
  .task-mark { margin-inline-end: 0.5em; }

  blockquote {
    padding-inline-start: ${space.lg};
    border-inline-start: 3px solid ${color.ink};
    color: ${color.inkSoft};
  }
  blockquote > * + * { margin-top: ${space.sm}; }
  hr { margin-block: ${space.xl}; }

  code {
    padding: 0.1em 0.35em;
    border-radius: ${radius.sm};
    background: ${color.tint};
    box-shadow: inset 0 0 0 1px ${color.line};
  }
  pre {
    overflow-x: auto;
    padding: ${space.md};
    border: 1px solid ${color.line};
    border-inline-start: 3px solid ${color.ink};
    border-radius: ${radius.sm};
    background: ${color.tint};
    font-size: ${text.small};
    line-height: 1.55;
    tab-size: 2;
  }
  pre code { padding: 0; background: none; box-shadow: none; font-size: 0.92em; }

  .table-scroll {
    overflow-x: auto;
    overflow-wrap: break-word;
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    /* A shade at the edge while columns stand behind it, which the end of the table covers. */
    background:
      linear-gradient(90deg, transparent, ${color.surface} 50%) right / 3rem 100% no-repeat local,
      linear-gradient(90deg, transparent, ${color.line}) right / 1rem 100% no-repeat ${color.surface};
  }
  table { min-width: 100%; font-size: ${text.small}; line-height: 1.5; }
  /* Wider than a phone rather than a column of single words. */
  table:has(th:nth-child(3)) { min-width: max(100%, 34rem); }
  table:has(th:nth-child(6)) { min-width: max(100%, 52rem); }
  th, td { min-width: 5.5rem; padding: ${space.sm} ${space.md}; vertical-align: top; }
  th:not([align]) { text-align: start; }
  th { border-bottom: 1.5px solid ${color.ink}; background: ${color.tint}; }
  tr + tr td { border-top: 1px solid ${color.line}; }
  td { font-variant-numeric: tabular-nums; }

  img {
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background: ${color.surface};
  }

  .footnotes { margin-top: ${space.xl}; border-top: 1px solid ${color.line}; font-size: ${text.small}; }
  .sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

  @media print {
    h2 { margin-top: ${space.lg}; }
    .table-scroll { overflow: visible; overflow-wrap: anywhere; }
    /* Paper does not scroll: every column has to fit. */
    table, table:has(th:nth-child(n)) { min-width: 0; width: 100%; }
    table:has(th:nth-child(12)) { table-layout: fixed; }
    th, td { min-width: 0; padding: ${space.xxs}; }
    pre { white-space: pre-wrap; }
  }
`;
