import { connectConsentMode } from './consentMode';
import { RECEIPTS_URL, sendReceipts } from './receipts';
import { reflectConsent } from './reflectConsent';
import { applyGpc, refreshConsent } from './store';
import { syncTabs } from './syncTabs';

export interface ConsentOptions {
  /** Key of the web analytics service; without it no tag script is ever requested. */
  measurementId?: string;
  /** Where receipts go; `/api/consent` unless given. */
  receiptsUrl?: string;
}

/**
 * Puts consent into force in this document: tag signals, receipts, tab sync, attributes on <html>,
 * and the Global Privacy Control signal. Call it once, in a browser.
 * @returns a function that ends it.
 */
export function startConsent({
  measurementId,
  receiptsUrl = RECEIPTS_URL,
}: ConsentOptions = {}): () => void {
  refreshConsent();
  const stops = [
    connectConsentMode(measurementId),
    sendReceipts(receiptsUrl),
    reflectConsent(),
    syncTabs(),
  ];
  applyGpc();
  return () => {
    for (const stop of stops) stop();
  };
}
