import { css } from 'styled-components';

/**
 * The selected state in forced colors (`forced-colors`, CSS Color Adjustment 1), where the browser
 * removes our backgrounds and shadows.
 */
export const forcedColorsSelected = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
  }
`;
