import { Button, forcedColorsSelected, media, Tab, TabList, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, layout, space } = theme;

export const Layout = styled.div`
  ${media.medium} {
    display: grid;
    grid-template-columns: 13.5rem minmax(0, 1fr);
    gap: ${space.xl};
    align-items: start;
  }
`;

export const Page = styled.section`
  padding-block: ${space.lg};
`;

export const Rail = styled.div`
  display: flex;
  align-items: stretch;
  margin-inline: calc(-1 * ${layout.gutter});
  box-shadow: inset 0 -1px ${color.line};

  &[data-open] { flex-wrap: wrap; }
  ${media.medium} {
    position: sticky;
    top: 0;
    flex-direction: column;
    max-height: 100dvh;
    margin-inline: 0;
    padding-block: ${space.lg};
    overflow-y: auto;
    box-shadow: none;
  }
`;

export const Strip = styled(TabList)`
  flex: 1;
  min-width: 0;
  padding-inline-start: ${layout.gutter};
  scroll-padding-inline: ${layout.gutter};

  [data-open] > & { display: grid; grid-template-columns: 1fr 1fr; flex: 1 0 100%; padding-inline: 0; }
  ${media.medium} {
    flex: none;
    flex-direction: column;
    gap: 1px;
    padding: 0;
    overflow: visible;
    box-shadow: none;
  }
`;

export const Opener = styled(Button)`
  flex: none;
  align-self: start;
  padding-inline: ${space.sm} ${layout.gutter};
  border: 0;
  border-inline-start: 1px solid ${color.line};

  [data-open] > & { order: -1; flex: 1 0 100%; justify-content: flex-end; border: 0; }
  ${media.medium} { display: none; }
`;

export const TabLink = styled(Tab)`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  text-decoration: none;

  ${media.medium} {
    gap: ${space.sm};
    /* As the rail is as high as the window, its end is out of view while the header is in it. */
    scroll-margin-block-end: 6rem;
    padding-inline: ${space.sm};
    border-bottom: 0;
    border-inline-start: 3px solid transparent;

    &:hover { background: ${color.tint}; }
    &[data-state='active'] { background: ${color.surface}; box-shadow: 0 0 0 1px ${color.line}; ${forcedColorsSelected} }
    &[data-state='active'] > svg { color: ${color.accent}; @media (forced-colors: active) { color: inherit; } }
  }
`;
