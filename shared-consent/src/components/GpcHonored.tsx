import styled from 'styled-components';

/** Shown where a Global Privacy Control signal is honored. */
export const GPC_HONORED_TEXT = 'Opt-Out Request Honored';

const Text = styled.span`
  display: none;

  :root[data-gpc='honored'] & { display: inline; }
`;

/**
 * "Opt-Out Request Honored", for the footer and the privacy page. It is part of every page's HTML
 * and shown by CSS, so that it is right at the first paint.
 */
export function GpcHonored() {
  return <Text>{GPC_HONORED_TEXT}</Text>;
}
