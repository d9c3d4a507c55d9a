import { css } from 'styled-components';

/**
 * What is chosen, in the system's own colours where the reader has these forced on every page
 * (`forced-colors`, CSS Color Adjustment 1): the browser then takes our backgrounds and shadows away.
 */
export const forcedChosen = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;
