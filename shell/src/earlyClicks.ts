import { isPageStanding } from './standingPage';

declare global {
  interface Window {
    /** The button that was clicked last, noted by `startScript`. */
    presslineClick?: HTMLElement | null;
  }
}

let isKeeping = false;

// What gets as far as here was heard: React ends the way of a click on what it has not hydrated.
const handleHeard = () => {
  window.presslineClick = null;
};

/**
 * Keeps the click of a visitor who was faster than the scripts. To be called right before React
 * takes the page over: from then on it hears a click on what it has hydrated.
 */
export function keepEarlyClick(): void {
  isKeeping = true;
  window.addEventListener('click', handleHeard);
}

/**
 * Clicks the button for the visitor, unless it is in a page that no component has taken over yet.
 * To be called whenever a part of the document has come to life; does nothing once all of it has.
 */
export function pressEarlyClick(): void {
  const button = window.presslineClick;
  if (!isKeeping || (isPageStanding() && button?.closest('main'))) return;
  isKeeping = isPageStanding();
  if (!isKeeping) window.removeEventListener('click', handleHeard);
  window.presslineClick = null;
  // Forms are sent, and choices of consent noted, without any script of ours.
  if (button?.isConnected && button.matches('[type=button]:not([data-consent-choice])')) {
    button.click();
  }
}
