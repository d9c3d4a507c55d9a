import { showConsent } from '../record/showConsent';
import { applyGpc } from '../store/actions';
import { consentStore, refreshConsent } from '../store/store';
import { connectConsentMode } from './consentMode';
import { sendReceipts } from './receipts';
import { syncTabs } from './syncTabs';

export interface ConsentOptions {
  /** Key of the web analytics service; without it no tag script is ever requested. */
  measurementId?: string;
}

/**
 * Applies consent to this document: tag signals, receipts, tab sync, attributes on <html>,
 * and the Global Privacy Control signal. Call it once, in a browser.
 * @returns a function that ends it.
 */
export function startConsent({ measurementId }: ConsentOptions = {}): () => void {
  refreshConsent();
  const stops = [
    connectConsentMode(measurementId),
    sendReceipts(),
    consentStore.subscribe(showConsent),
    syncTabs(),
  ];
  showConsent(consentStore.getState());
  applyGpc();
  return () => {
    for (const stop of stops) stop();
  };
}
