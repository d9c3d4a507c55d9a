export type { ConsentAction, ConsentReceipt } from '@pressline/shared-api';
export { connectConsentMode, trackPageView } from './consentMode';
export { deleteCookies } from './cookies';
export type { ConsentStatus } from './deriveConsent';
export {
  ccpaOptOut,
  listenToConsentEvents,
  OPEN_SETTINGS_EVENT,
  OPT_OUT_EVENT,
  OPT_OUT_TEXT,
  openCookieSettings,
} from './events';
export { isGpcOn } from './gpc';
export { onConsentChange } from './onConsentChange';
export { flushReceipts, queuedReceipts } from './receipts';
export {
  CONSENT_KEY,
  CONSENT_MAX_AGE_MS,
  CONSENT_VERSION,
  type ConsentCategory,
  type ConsentPreferences,
  type ConsentRecord,
  consentCategories,
  parseRecord,
  serializeRecord,
} from './record';
export { type ConsentOptions, startConsent } from './startConsent';
export {
  acceptAll,
  answerGpcQuestion,
  type ConsentState,
  consentStore,
  dismissGpcNotice,
  necessaryOnly,
  optOutOfSale,
  refreshConsent,
  type SaveResult,
  savePreferences,
  withdrawConsent,
} from './store';
