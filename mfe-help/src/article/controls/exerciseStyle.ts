import { forcedColorsSelected, theme } from '@pressline/shared-ui';
import { css } from 'styled-components';

const { color, space, text, font, radius, layout, z } = theme;

export const exerciseStyle = css`
  .tick { appearance: none; margin: 0; cursor: pointer; }
  .tick:checked { background: ${color.ink}; ${forcedColorsSelected} }
  .tick:checked::before {
    content: '';
    width: 62%;
    height: 62%;
    background: ${color.paper};
    clip-path: polygon(8% 52%, 22% 38%, 40% 58%, 80% 14%, 94% 28%, 40% 88%);
    @media (forced-colors: active) { background: HighlightText; }
  }
  .steps .tick {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: ${z.raised};
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: 50%;

    &:hover { box-shadow: 0 0 0 3px ${color.accentSoft}, 0 0 0 4px ${color.accent}; }
  }
  .checklist .tick {
    position: absolute;
    inset-block-start: calc(${space.sm} + 0.1em);
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: 1.4em;
    height: 1.4em;
    border: 1.5px solid ${color.lineStrong};
    border-radius: ${radius.sm};

    &:checked { border-color: ${color.ink}; }
  }
  /* A row is an easier target than its box. */
  .checklist label { cursor: pointer; }
  .checklist label::before { content: ''; position: absolute; inset: 0; }
  .checklist label > a { position: relative; }
  .checklist ul > li { padding-inline-start: 2.1rem; }
  li:has(> .tick:checked, > p > .tick:checked, > label > .tick:checked, > p > label > .tick:checked) { color: ${color.inkMuted}; }
  .checklist label:has(:checked) { text-decoration: line-through; text-decoration-thickness: 1px; }
  /* Keeps the place of the progress, which appears with the first tick. */
  :is(.steps, .checklist):has(.tick) {
    position: relative;
    padding-bottom: ${layout.target};

    @media (scripting: none) { padding-bottom: 0; }
  }
  .progress {
    position: absolute;
    inset: auto 0 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.md};
    min-height: ${layout.target};
    color: ${color.inkMuted};
    font: 400 ${text.caption}/1.4 ${font.mono};

    button { min-height: ${layout.target}; padding: 0; border: 0; background: none; color: ${color.accent}; text-decoration: underline; text-underline-offset: 0.2em; }
  }
  [data-complete] > .progress > span { color: ${color.success}; font-weight: 700; }

  .quiz-options:has(summary) {
    display: grid;
    gap: ${space.xs};
    padding: 0;
    list-style: none;
    counter-reset: option;

    > li { margin: 0; counter-increment: option; }
    summary {
      display: flex;
      align-items: baseline;
      gap: ${space.sm};
      min-height: ${layout.target};
      padding: 0.55rem ${space.md};
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.sm};
      background: ${color.paper};
      font-weight: 400;
      line-height: 1.45;
    }
    summary::before { content: counter(option, upper-alpha); font: 600 ${text.small}/1 ${font.mono}; }
    summary:hover { border-color: ${color.ink}; color: inherit; box-shadow: -3px -2px 0 ${color.cyan}, 3px 2px 0 ${color.magenta}; }
    p { padding: ${space.xxs} ${space.md}; font-size: ${text.small}; font-weight: 700; }
    [data-option='right'] p { color: ${color.success}; }
    [data-option='wrong'] p { color: ${color.danger}; }
    [data-option='right'] [open] summary { border-color: ${color.success}; background: ${color.successSoft}; }
    [data-option='wrong'] [open] summary { border-color: ${color.danger}; background: ${color.dangerSoft}; }
  }

  @media print {
    .progress button, .quiz-options p { display: none; }
    .tick:checked { print-color-adjust: exact; }
  }
`;
