import { media, theme } from '@pressline/shared-ui';
import { css } from 'styled-components';

const { color, space, text, font, radius, layout, motion, shadow, z } = theme;

/** Style of what the scripts in `enhance` add to an article's headings, code, pictures and videos. */
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
    .heading-link, .copy-code, .video-note { display: none; }
  }
`;
