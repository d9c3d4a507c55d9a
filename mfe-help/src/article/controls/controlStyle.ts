import { theme } from '@pressline/shared-ui';
import { css } from 'styled-components';
import { iconMask } from '../../components/iconMask';

const { color, space, text, font, radius, layout, motion, shadow, z } = theme;

export const controlStyle = css`
  .announcer { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

  :is(h2, h3, h4) > a[href^='#section-'] {
    color: inherit;
    text-decoration: none;

    &::after {
      ${iconMask('link', '0.8em')}
      display: inline-block;
      margin-inline-start: 0.4em;
      color: ${color.inkMuted};
      transition: opacity ${motion.fast};
    }
    &:hover { text-decoration: underline; text-decoration-thickness: 2px; }
    @media (hover: hover) { &:not(:hover, :focus-visible)::after { opacity: 0; } }
    @media print { &::after { display: none; } }
  }

  a[data-popover] { color: inherit; text-decoration: underline dotted ${color.inkMuted}; }
  a[data-popover]:hover { color: ${color.accent}; text-decoration-style: solid; }

  .video-note { position: absolute; inset: auto ${space.md} ${space.sm}; color: ${color.solidMuted}; font-size: ${text.caption}; font-weight: 400; }
  .video-player { width: 100%; aspect-ratio: 16 / 9; border: 0; border-radius: ${radius.sm}; background: ${color.solid}; }

  .code { position: relative; }
  .code pre { padding-inline-end: calc(${layout.target} + ${space.xs}); }
  .copy-code {
    position: absolute;
    inset: ${space.xs} ${space.xs} auto auto;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    padding: 0;
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background: ${color.surface};
    color: ${color.inkMuted};

    &:hover { background: ${color.tint}; color: ${color.ink}; }
    &::before { ${iconMask('copy', '1.15rem')} }
    &[data-note]::after {
      content: attr(data-note);
      position: absolute;
      inset: 0 calc(100% + ${space.xxs}) auto auto;
      z-index: ${z.raised};
      padding: ${space.xxs} ${space.xs};
      border-radius: ${radius.sm};
      background: ${color.solid};
      color: ${color.solidInk};
      font: 600 ${text.caption}/1.3 ${font.body};
      white-space: nowrap;
    }
  }
  @media (scripting: none) {
    .copy-code { display: none; }
    .code pre { padding-inline-end: ${space.md}; }
  }

  .zoom { display: block; width: fit-content; margin-inline: auto; cursor: zoom-in; }
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
    .copy-code, .video-note { display: none; }
  }
`;
