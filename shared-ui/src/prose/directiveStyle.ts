import { css } from 'styled-components';
import { theme } from '../theme/theme';

const { color, space, text, font, radius, layout } = theme;

/** The article dialect's blocks, complete without script. */
export const directiveStyle = css`
  .callout {
    --ink: ${color.cyan};
    --shape: circle(50%);
    padding: ${space.md} ${space.lg};
    border: 1px solid ${color.line};
    border-inline-start: 4px solid var(--ink);
    border-radius: ${radius.sm};
    background: ${color.surface};
  }
  .callout-tip { --ink: ${color.yellow}; --shape: inset(0); }
  .callout-warning { --ink: ${color.magenta}; --shape: polygon(50% 0, 100% 100%, 0 100%); }
  .callout > * + * { margin-top: ${space.xs}; }
  .callout-title { display: flex; align-items: baseline; gap: 0.6em; font-weight: 700; }
  .callout-title::before {
    content: '';
    flex: none;
    width: 0.7em;
    height: 0.7em;
    background: var(--ink);
    clip-path: var(--shape);
  }

  .steps > * + *, .checklist > * + *, .quiz > * + * { margin-top: ${space.sm}; }
  .steps > ol { padding: 0; list-style: none; counter-reset: step; }
  .steps > ol > li {
    position: relative;
    min-height: 2.75rem;
    margin: 0;
    padding-block: 0.15rem ${space.md};
    padding-inline: 3.25rem 0;
    counter-increment: step;
  }
  .steps > ol > li::before {
    content: counter(step);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 1.5px solid ${color.ink};
    border-radius: 50%;
    background: ${color.paper};
    font: 600 ${text.small}/1 ${font.mono};
  }
  .steps > ol > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 2.35rem 0.35rem;
    inset-inline-start: 1rem;
    border-inline-start: 1px solid ${color.lineStrong};
  }

  .checklist > ul {
    padding: ${space.xs} ${space.lg};
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background: ${color.surface};
    list-style: none;
  }
  .checklist > ul > li { position: relative; margin: 0; padding-block: ${space.sm}; padding-inline: 2.1rem 0; }
  .checklist > ul > li + li { border-top: 1px dashed ${color.line}; }
  .checklist [data-tick] {
    position: absolute;
    inset-block-start: calc(${space.sm} + 0.22em);
    inset-inline-start: 0;
    width: 1.15em;
    height: 1.15em;
    overflow: hidden;
    border: 1.5px solid ${color.lineStrong};
    border-radius: ${radius.sm};
    color: transparent;
  }

  .details, .quiz {
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background: ${color.surface};
  }
  .details { padding-inline: ${space.lg}; }
  .details > * + * { margin-top: ${space.sm}; }
  .details[open] { padding-bottom: ${space.md}; }
  summary { min-height: ${layout.target}; padding-block: 0.6rem; font-weight: 600; cursor: pointer; }
  summary:hover { color: ${color.accent}; }
  summary::marker { color: ${color.inkMuted}; }

  .quiz { padding: ${space.lg}; border-top: 4px solid ${color.ink}; }
  .quiz-question { font-weight: 700; }
  .quiz-options { padding-inline-start: 1.75em; list-style: upper-alpha; }
  .quiz-answer { border-top: 1px dashed ${color.lineStrong}; }
  .quiz-answer > * + * { margin-top: ${space.xs}; }
  .quiz-key { font-weight: 600; }

  .video-link {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${space.md};
    width: 100%;
    min-height: 12rem;
    aspect-ratio: 16 / 9;
    padding: ${space.lg} ${space.lg} ${space.xl};
    border-radius: ${radius.sm};
    background: ${color.solid};
    color: ${color.solidInk};
    font-weight: 600;
    text-align: center;
    text-decoration: none;
  }
  .video-link:hover { text-decoration: underline; }
  .video-link::before {
    content: '';
    flex: none;
    width: 3rem;
    height: 3rem;
    background: ${color.solidInk};
    @media (forced-colors: active) { background: LinkText; forced-color-adjust: none; }
    clip-path: path(evenodd, 'M24 0a24 24 0 1 0 0 48a24 24 0 1 0 0-48zM19 14v20l16-10z');
  }

  @media print {
    .video-link { min-height: 0; aspect-ratio: auto; background: none; color: inherit; }
    .video-link::before { display: none; }
    .callout, .quiz, .checklist, .steps > ol > li { break-inside: avoid; }
    /* Paper cannot be unfolded. */
    details::details-content { content-visibility: visible; }
  }
`;
