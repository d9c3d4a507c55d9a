import { createGlobalStyle } from 'styled-components';

/** Toasts between what stands at the head of pages and dialogs: their feet have buttons and what is saved. */
export const ToastPlace = createGlobalStyle`
  :root { --toast-block: 0 auto; --toast-inline: calc(50% - 13.5rem) auto; }
`;
