import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, font, layout, radius, space, text } = theme;

export const Layout = styled.div`
  display: grid;
  gap: ${space.lg};

  ${media.medium} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;
export const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${layout.target};
  padding: ${space.xxs} ${space.xxs} ${space.xxs} ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.tint};
  font-size: ${text.small};

  strong { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  span { color: ${color.inkMuted}; white-space: nowrap; }
  > :last-child:not(button) { padding-inline-end: ${space.sm}; }
`;
export const Steps = styled.ol`
  display: grid;
  gap: ${space.md};
  counter-reset: step;

  li {
    display: flex;
    align-items: baseline;
    gap: ${space.sm};
    counter-increment: step;
    line-height: 1.4;
  }
  li::before {
    content: counter(step);
    flex: none;
    width: 1.75rem;
    color: ${color.accent};
    font: 700 ${text.heading3}/1 ${font.display};
  }
`;
