export { trackPageView } from './effects/consentMode';
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
export { ccpaOptOut, openCookieSettings } from './store/events';
export { onConsentChange } from './store/onConsentChange';
export { type ConsentState, consentStore } from './store/store';
