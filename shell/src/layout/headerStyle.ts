import { Container, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, space, layout, text, motion, z } = theme;

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${z.header};
  background: ${color.paper};
  border-bottom: 1px solid transparent;
  transition: border-color ${motion.medium}, background-color ${motion.medium};

  @media (scripting: none) { position: static; }

  &[data-solid='true'] {
    background: ${color.surface};
    border-bottom-color: ${color.line};
  }

  @media print { display: none; }
`;

export const Inner = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.lg};
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

  ${media.medium} { display: none; }
  @media (scripting: none) { display: none; }
`;

export const Navigation = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  display: none;
  padding: ${space.sm} ${layout.gutter} ${space.lg};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};

  &[data-open='true'] { display: block; }

  ${media.medium} {
    position: static;
    display: block;
    margin-left: auto;
    padding: 0;
    background: none;
    border: 0;
  }
  @media (scripting: none) {
    position: static;
    display: block;
    padding: 0;
    background: none;
    border: 0;
  }
`;

export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.xxs} ${space.md};

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
  && {
    background: ${color.ink};
    color: ${color.paper};
  }
`;
