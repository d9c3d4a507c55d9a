import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, space, text, font } = theme;

/** The whole screen; on paper, the list of its steps alone. */
export const Screen = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.paper};
  color: ${color.ink};
  overscroll-behavior: contain;

  &[open] { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); }
  @media print {
    position: static;
    width: auto;
    height: auto;
    overflow: visible;

    &[open] { display: block; }
    &::backdrop { display: none; }
    /* Paper gets the list, or else the article. What is not displayed would lose the focus. */
    &:not(:has([data-print-only])) { height: 0; overflow: hidden; }
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding: ${space.xs} clamp(1rem, 4vw, 3rem) ${space.sm};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};

  > div { display: flex; align-items: center; gap: ${space.xs} ${space.sm}; }
  h2 { flex: 1; min-width: 0; overflow: hidden; font: 600 ${text.small}/1.3 ${font.body}; letter-spacing: 0; text-overflow: ellipsis; white-space: nowrap; }
  p { flex: 1; color: ${color.inkMuted}; font-size: ${text.small}; }
`;

export const Body = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  min-height: 0;
`;

/** Scrolls by itself, so that the buttons stay where they are. */
export const Sheet = styled.div`
  overflow: auto;
  padding: clamp(1rem, 4vw, 3rem);
  overflow-wrap: anywhere;

  > * { max-width: 60rem; margin-inline: auto; }
  @media print { overflow: visible; padding: 0; }
`;

export const Foot = styled.footer`
  padding: ${space.sm} clamp(1rem, 4vw, 3rem) max(${space.sm}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};

  > div { display: flex; flex-wrap: wrap; gap: ${space.sm}; max-width: 60rem; margin-inline: auto; }
  > div > button, > div > a { flex: 1 1 auto; min-height: 4rem; font-size: ${text.body}; }
  > p { max-width: 60rem; margin: ${space.xs} auto 0; color: ${color.inkMuted}; font-size: ${text.caption}; }
  kbd { padding: 0.05em 0.4em; border: 1px solid ${color.lineStrong}; border-radius: 2px; font-family: ${font.mono}; }

  > p { display: none; }
  ${media.medium} { @media (hover: hover) { > p { display: block; } } }
`;
