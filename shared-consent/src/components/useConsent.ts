import { type ConsentState, consentStore } from '@pressline/shared-consent/vanilla';
import { useStore } from 'zustand';

/**
 * The consent of this browser, kept current. While the server's HTML is being hydrated nothing
 * but necessary cookies is allowed, as on the server.
 */
export function useConsent(): ConsentState {
  return useStore(consentStore);
}
