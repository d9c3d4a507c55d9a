import { forcedChosen, theme } from '@pressline/shared-ui';
import { css } from 'styled-components';

const { color, space, text, font, radius, layout, z } = theme;

/** Style of what the scripts in `enhance` add to steps, checklists and quizzes. */
export const exerciseStyle = css`
  .tick { appearance: none; margin: 0; cursor: pointer; }
  .tick:checked { background: ${color.ink}; ${forcedChosen} }
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
    inset: 0 auto auto 0;
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
    inset: calc(${space.sm} + 0.1em) auto auto 0;
    display: grid;
    place-items: center;
    width: 1.4em;
    height: 1.4em;
    border: 1.5px solid ${color.lineStrong};
    border-radius: ${radius.sm};

    &:checked { border-color: ${color.ink}; }
  }
  .checklist li:has(> .tick, > p > .tick) { cursor: pointer; }
  [data-done] { color: ${color.inkMuted}; }
  .checklist [data-done] { text-decoration: line-through; text-decoration-thickness: 1px; }
  .progress {
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

  .quiz-options:has(button) {
    display: grid;
    gap: ${space.xs};
    padding: 0;
    list-style: none;
    counter-reset: option;

    > li { margin: 0; counter-increment: option; }
    button {
      display: flex;
      align-items: baseline;
      gap: ${space.sm};
      width: 100%;
      min-height: ${layout.target};
      padding: 0.55rem ${space.md};
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.sm};
      background: ${color.paper};
      line-height: 1.45;
      text-align: start;
    }
    button::before { content: counter(option, upper-alpha); font: 600 ${text.small}/1 ${font.mono}; }
    button:hover:not([aria-disabled]) { border-color: ${color.ink}; box-shadow: -3px -2px 0 ${color.cyan}, 3px 2px 0 ${color.magenta}; }
    button[aria-disabled] { cursor: default; }
    [data-chosen='']:is([data-option='right']) button { border-color: ${color.success}; background: ${color.successSoft}; }
    [data-chosen='']:is([data-option='wrong']) button { border-color: ${color.danger}; background: ${color.dangerSoft}; }
    [data-option='right'] .quiz-mark { color: ${color.success}; }
    [data-option='wrong'] .quiz-mark { color: ${color.danger}; }
  }
  .quiz-mark { margin-inline-start: auto; font-size: ${text.caption}; font-weight: 700; white-space: nowrap; }
  .quiz-verdict:empty { margin: 0; }
  .quiz-verdict { font-weight: 600; }

  @media print {
    .progress button { display: none; }
    .tick:checked { print-color-adjust: exact; }
  }
`;
