export { trackPageView } from './effects/consentMode';
export { restoreFocus } from './effects/restoreFocus';
export { showFacts } from './effects/showFacts';
export { type ConsentOptions, startConsent } from './effects/startConsent';
export type { ConsentStatus } from './record/deriveConsent';
export { isGpcOn } from './record/gpc';
export {
  type ConsentCategory,
  type ConsentPreferences,
  type ConsentRecord,
  consentCategories,
} from './record/record';
export {
  acceptAll,
  answerGpcQuestion,
  necessaryOnly,
  optOutOfSale,
  type SaveResult,
  savePreferences,
  withdrawConsent,
} from './store/actions';
export { ccpaOptOut, OPT_OUT_TEXT, openCookieSettings, showDialog } from './store/events';
export { onConsentChange } from './store/onConsentChange';
export { type ConsentDialog, type ConsentState, consentStore } from './store/store';
