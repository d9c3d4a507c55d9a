import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, space, z } = theme;

const Anchor = styled.a`
  position: fixed;
  top: 0;
  left: ${space.md};
  z-index: ${z.toast};
  padding: ${space.sm} ${space.md};
  background: ${color.ink};
  color: ${color.paper};
  transform: translateY(-110%);

  &:focus { transform: none; }
  @media print { display: none; }
`;

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return <Anchor href="#main">Skip to content</Anchor>;
}
