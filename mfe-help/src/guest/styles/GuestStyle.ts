import { elementStyle, resetStyle, theme } from '@pressline/shared-ui';
import { createGlobalStyle } from 'styled-components';
import { ownVariables } from './ownVariables';

const { color, font, text } = theme;

/** What the site's document has, for the guest's place in a document of somebody else. */
export const GuestStyle = createGlobalStyle`
  [data-guest] { all: initial; }
  ${ownVariables}
  ${resetStyle}
  [data-guest] {
    display: block;
    container-type: inline-size;
    background: ${color.paper};
    color: ${color.ink};
    font: 400 100%/1.6 ${font.body};
    accent-color: ${color.accent};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  /* What stands above a heading that takes the focus is seen, too. */
  h1 { scroll-margin-block-start: 6rem; }
  [data-guest] > * { font-size: ${text.body}; }
  ${elementStyle}
`;
