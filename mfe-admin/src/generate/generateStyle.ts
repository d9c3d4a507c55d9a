/** The parts of the AI Generate panel. */
import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, font, space, text } = theme;

export const Layout = styled.div`
  display: grid;
  gap: ${space.lg};

  ${media.medium} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;
export const Problem = styled.p`
  color: ${color.danger};
  font-size: ${text.small};
  font-weight: 600;
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
