import styled from 'styled-components';
import { corePaths } from '../icons/corePaths';
import { iconMask } from '../icons/iconSprite';

const Arrow = styled.span`
  display: inline-block;
  flex: none;
  width: 0.9em;
  height: 0.9em;
  overflow: hidden;
  white-space: nowrap;
  text-indent: 1em;
  ${iconMask(corePaths['external-link'])}
`;

/** Stands last inside a link that opens a new tab: an arrow that assistive technology reads as words. */
export function NewTabHint() {
  return <Arrow> (opens in a new tab)</Arrow>;
}
