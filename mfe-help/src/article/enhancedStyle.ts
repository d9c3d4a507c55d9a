import { forcedChosen, media, theme } from '@pressline/shared-ui';
import { css } from 'styled-components';

const { color, space, text, font, radius, layout, motion, shadow, z } = theme;

/** What the script of `../enhance` adds to an article. */
export const enhancedStyle = css`
  .announcer { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

  .heading { position: relative; }
  .heading + * { margin-top: ${space.sm}; }
  .heading:first-child h2 { margin-top: 0; padding-top: 0; border-top: 0; }
  .heading > :is(h2, h3, h4) { padding-inline-end: ${layout.target}; }
  .heading-link, .copy-code {
    position: absolute;
    inset: auto 0 -0.2rem auto;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: ${color.inkMuted};
    transition: opacity ${motion.fast}, background-color ${motion.fast};

    &:hover { background: ${color.tint}; color: ${color.ink}; }
    svg { width: 1.15rem; height: 1.15rem; fill: none; stroke: currentColor; stroke-width: 1.6; }

    &[data-note]::after {
      content: attr(data-note);
      position: absolute;
      inset: calc(100% + ${space.xxs}) 0 auto auto;
      z-index: ${z.raised};
      padding: ${space.xxs} ${space.xs};
      border-radius: ${radius.sm};
      background: ${color.solid};
      color: ${color.solidInk};
      font: 600 ${text.caption}/1.3 ${font.body};
      white-space: nowrap;
    }
  }
  @media (hover: hover) {
    .heading-link { opacity: 0; }
    .heading:hover .heading-link, .heading-link:is(:focus-visible, [data-note]) { opacity: 1; }
  }
  ${media.medium} {
    .heading > :is(h2, h3, h4) { padding-inline-end: 0; }
    .heading-link { inset: auto auto -0.2rem -2.4rem; }
    .heading-link[data-note]::after { inset: calc(100% + ${space.xxs}) auto auto 0; }
  }

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

  .video-note { position: absolute; inset: auto ${space.md} ${space.sm}; color: ${color.solidMuted}; font-size: ${text.caption}; font-weight: 400; }
  .video-player { width: 100%; aspect-ratio: 16 / 9; border: 0; border-radius: ${radius.sm}; background: ${color.solid}; }

  .code { position: relative; }
  .copy-code {
    inset: ${space.xs} ${space.xs} auto auto;
    border: 1px solid ${color.line};
    background: ${color.surface};
  }
  .copy-code[data-note]::after { inset: 0 calc(100% + ${space.xxs}) auto auto; }
  .code pre { padding-inline-end: calc(${layout.target} + ${space.xs}); }

  .zoom { display: block; margin-inline: auto; padding: 0; border: 0; background: none; cursor: zoom-in; }
  .zoom-dialog {
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: ${space.lg};
    border: 0;
    background: none;
    cursor: zoom-out;

    &::backdrop { background: ${color.solid}; opacity: 0.94; }
    &[open] { display: grid; place-items: center; }
    img { max-width: 100%; max-height: calc(100dvh - 2 * ${space.lg}); margin: 0; object-fit: contain; box-shadow: ${shadow.raised}; }
  }
  .zoom-close {
    position: fixed;
    inset: ${space.sm} ${space.sm} auto auto;
    display: grid;
    place-items: center;
    width: ${layout.target};
    height: ${layout.target};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.sm};
    background: ${color.surface};
    color: ${color.ink};

    svg { width: 1.25rem; fill: none; stroke: currentColor; stroke-width: 1.6; }
  }

  @media print {
    .heading-link, .copy-code, .progress button, .video-note { display: none; }
    .tick:checked { print-color-adjust: exact; }
  }
`;
