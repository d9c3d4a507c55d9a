import styled, { css } from 'styled-components';

/** Looks of what is there for assistive technology alone. */
export const visuallyHiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for assistive technology alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyle}
`;
