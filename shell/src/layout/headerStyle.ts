import { Container, media, theme } from '@pressline/shared-ui';
import { css, styled } from 'styled-components';

const { color, space, layout, text, motion, z } = theme;

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${z.header};
  view-transition-name: header;
  background: ${color.paper};
  border-bottom: 1px solid transparent;
  transition: border-color ${motion.medium}, background-color ${motion.medium};

  @media (scripting: none) { position: static; }

  /* Set by the page script. */
  :root[data-scrolled] &, &:has(:popover-open) {
    background: ${color.surface};
    border-bottom-color: ${color.line};
  }

  @media print { display: none; }
`;

export const Inner = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  min-height: ${layout.headerHeight};
`;

export const MenuButton = styled.button`
  margin-left: auto;
  min-width: ${layout.target};
  min-height: ${layout.target};
  padding: 0 ${space.sm};
  border: 1px solid ${color.lineStrong};
  background: none;
  font-size: ${text.small};

  header:has(:popover-open) & > :first-child, header:not(:has(:popover-open)) & > :last-child {
    display: none;
  }
  ${media.medium} { display: none; }
  @media (scripting: none) { display: none; }
`;

const inThePage = css`
  position: static;
  display: block;
  max-height: none;
  padding: 0;
  overflow: visible;
  background: none;
  border: 0;
`;

/** A popover where the header has no room for it. */
export const Navigation = styled.nav`
  inset: ${layout.headerHeight} 0 auto;
  width: auto;
  max-height: calc(100dvh - ${layout.headerHeight});
  padding: ${space.sm} ${layout.gutter} ${space.lg};
  background: ${color.surface};
  border: 0;
  border-bottom: 1px solid ${color.line};
  color: inherit;

  ${media.medium} {
    ${inThePage}
    margin-left: auto;
  }
  @media (scripting: none) { ${inThePage} }
`;

export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.xxs} ${space.md};
  @media (scripting: none) { flex-flow: wrap; }

  a {
    display: flex;
    align-items: center;
    min-height: ${layout.target};
    padding: 0 ${space.xxs};
    color: ${color.ink};
    font-size: ${text.small};
    text-decoration: none;
  }
  a:hover, a[aria-current='page'] {
    text-decoration: underline;
    text-decoration-color: ${color.magenta};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }

  ${media.medium} {
    flex-direction: row;
    column-gap: min(${space.md}, 1vw);
    align-items: center;
  }
`;

/** The first of the two calls to action at the end of the items. */
export const StartTrial = styled.a`
  && {
    justify-content: center;
    gap: ${space.xs};
    padding: 0 ${space.sm};
    border: 1px solid ${color.ink};
    white-space: nowrap;
  }
`;

export const BookDemo = styled(StartTrial)`
  && { background: ${color.ink}; color: ${color.paper}; }
`;
