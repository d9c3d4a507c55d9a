import { media, theme } from '@pressline/shared-ui';
import styled, { createGlobalStyle } from 'styled-components';

const { color, text, space, layout, shadow, z } = theme;

/** Leaves some lines of the page in small windows. */
const TALLEST = `min(75dvh, 100dvh - ${layout.headerHeight} - 5rem)`;

/** Room for the bar behind the page, and around the focused element; toasts go to the top. */
export const BarRoom = createGlobalStyle`
  :root:is([data-consent='needed'], [data-consent='gpc']) {
    --toast-block: 0 auto;
    /* The most that the bar takes at these widths, for what must stay clear of it. */
    --bar-room: min(21rem, ${TALLEST});
    scroll-padding-bottom: var(--bar-room);

    ${media.medium} { --bar-room: 11rem; }
    #root { display: flex; flex-direction: column; min-height: 100dvh; }
  }
`;

/**
 * The bar at the foot of the window and, once that is reached, of the page, so that it covers
 * nothing for good. Shown by the attribute that the pre-paint script sets.
 */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  order: 1;
  margin-top: auto;
  z-index: ${z.banner};
  display: none;
  max-height: ${TALLEST};
  overflow-y: auto;
  border-top: 1px solid ${color.lineStrong};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  font-size: ${text.small};
  line-height: 1.5;

  :root:is([data-consent='needed'], [data-consent='gpc']) & { display: block; }
  @media print { :root:root & { display: none; } }
`;

const Region = styled.section`
  display: none;
  gap: ${space.sm} ${space.xl};
  align-items: center;
  max-width: calc(${layout.maxWidth} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding: ${space.md} ${layout.gutter};

  ${media.medium} { grid-template-columns: 1fr auto; }
`;

export const Question = styled(Region)`
  :root[data-consent='needed'] & { display: grid; }
`;

export const Announcement = styled(Region)`
  :root[data-consent='gpc'] & { display: grid; }
`;

export const Texts = styled.div`
  display: grid;
  gap: ${space.xxs};
  max-width: ${layout.measure};
  color: ${color.inkSoft};

  strong { color: ${color.ink}; font-size: ${text.body}; }
`;

/** Buttons of one width and height, whatever they say. */
export const Choices = styled.div`
  display: grid;
  @media (scripting: none) { display: none; }
  gap: ${space.xs};

  button { padding-inline: ${space.xxs}; font-size: ${text.caption}; }
  @media (min-width: 19rem) { grid: auto / auto-flow minmax(0, 1fr); }
  ${media.small} { button { padding-inline: ${space.md}; font-size: inherit; } }
`;
