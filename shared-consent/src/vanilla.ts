export { trackPageView } from './effects/consentMode';
export { restoreFocus } from './effects/handleConsentButtons';
export { showFacts, showStoredConsent, startConsent } from './effects/startConsent';
export { type ConsentCategory, consentCategories } from './record/record';
export { resolveGpcQuestion, type SaveResult, savePreferences } from './store/actions';
export { OPT_OUT_TEXT, showDialog } from './store/events';
export { type ConsentDialog, type ConsentState, consentStore } from './store/store';
