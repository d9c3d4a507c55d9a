import { optOutOfSale } from './actions';
import { type ConsentDialog, consentStore } from './store';

/** Window event that opens the preferences dialog. */
const OPEN_SETTINGS_EVENT = 'openCookieSettings';
/** Window event that opts out of sale and sharing. */
const OPT_OUT_EVENT = 'ccpaOptOut';
/** Shown after the opt-out. */
export const OPT_OUT_TEXT =
  'You have opted out of the sale and sharing of your personal information.';

/** Asks for the preferences dialog, from anywhere: a button, an embed, another remote. */
export function openCookieSettings(): void {
  window.dispatchEvent(new Event(OPEN_SETTINGS_EVENT));
}

/** Opts out of sale and sharing, and confirms it in a dialog. */
export function ccpaOptOut(): void {
  window.dispatchEvent(new Event(OPT_OUT_EVENT));
}

/** Opens a dialog of consent, or closes the open one. */
export function showDialog(dialog: ConsentDialog | null): void {
  consentStore.setState({ dialog });
}

/** Handles the two window events. @returns a function that ends it. */
export function handleConsentEvents(): () => void {
  const handleOpenSettings = () => showDialog('preferences');
  const handleOptOut = () => {
    optOutOfSale();
    showDialog('opted-out');
  };
  window.addEventListener(OPEN_SETTINGS_EVENT, handleOpenSettings);
  window.addEventListener(OPT_OUT_EVENT, handleOptOut);
  return () => {
    window.removeEventListener(OPEN_SETTINGS_EVENT, handleOpenSettings);
    window.removeEventListener(OPT_OUT_EVENT, handleOptOut);
  };
}
