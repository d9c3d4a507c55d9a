/** The sheet that a list lies on. */
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, motion, radius } = theme;

export const Sheet = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
`;
export const Scroller = styled.section`
  position: relative;
  overflow-y: auto;
  transition: opacity ${motion.fast};

  &[aria-busy='true'] { opacity: 0.6; }
`;
export const List = styled.ul``;
