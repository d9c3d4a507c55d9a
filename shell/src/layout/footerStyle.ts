import { Container, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, space, layout, text } = theme;

export const Band = styled.footer`
  background: ${color.solid};
  color: ${color.solidInk};

  ul { list-style: none; margin: 0; padding: 0; }
  a, button {
    display: inline-flex;
    align-items: center;
    gap: ${space.xxs};
    min-height: ${layout.target};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.solidInk};
    font-size: ${text.small};
    text-align: start;
  }
  button { text-decoration: underline; text-underline-offset: 0.2em; cursor: pointer; }
  @media print { display: none; }
`;

export const Inner = styled(Container)`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.xxl} ${space.lg};

  ${media.medium} { grid-template-columns: minmax(14rem, 1fr) 3fr; }
`;

export const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${space.lg} ${space.md};

  h2 {
    color: ${color.solidMuted};
    font: 600 ${text.caption}/1.4 ${theme.font.body};
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
`;

export const Choices = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  align-items: center;
  padding-block: ${space.sm} ${space.lg};
  font-size: ${text.small};

  > :first-child { flex: 1 1 14rem; }
  /* They work by script: the attribute is the sign that the page has one. */
  :root:not([data-consent]) & button { display: none; }
  @media (scripting: none) { button { display: none; } }
`;

export const Note = styled.p`
  color: ${color.solidMuted};
  font-size: ${text.small};
`;
