import * as consent from '@pressline/shared-consent/vanilla';

declare global {
  interface Window {
    /** The one copy of the consent store and its actions; the shell's bundle uses it, too. */
    presslineConsent?: typeof consent;
  }
}

/** What every page does without React. `analyticsId` is the key of the web analytics service. */
export function answerPage(analyticsId: string | undefined): void {
  window.presslineConsent = consent;
  consent.startConsent(analyticsId ? { measurementId: analyticsId } : {});
}
