import { type ConsentPreferences, onlyNecessary } from './record';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** The consent signals of Google Consent Mode v2 that follow from `effective`. */
export function consentSignals({ functional, analytics, marketing }: ConsentPreferences) {
  const ads = word(marketing);
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: word(analytics),
    functionality_storage: word(functional),
    personalization_storage: ads,
  };
}

/** What is granted before any choice. */
const defaultSignals = {
  ...consentSignals(onlyNecessary),
  security_storage: 'granted',
  wait_for_update: 500,
};

/** Queues a command for the tag service. */
export function gtag(...command: unknown[]): void {
  window.dataLayer ??= [];
  window.gtag ??= function queue() {
    // The tag service takes an `arguments` object for a command, and no array.
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments);
  };
  window.gtag(...command);
}

/** Opens Google Consent Mode with everything denied; must come before any other command. */
export function openConsentMode(): void {
  gtag('consent', 'default', defaultSignals);
  gtag('set', 'ads_data_redaction', true);
}

/** Tells the tag service what is granted from now on. */
export function updateConsentMode(effective: ConsentPreferences): void {
  gtag('consent', 'update', consentSignals(effective));
}
