import { showConsent } from '../record/showConsent';
import { applyGpc } from '../store/actions';
import { answerConsentEvents } from '../store/events';
import { consentStore, refreshConsent } from '../store/store';
import { answerButtons } from './answerButtons';
import { connectConsentMode } from './consentMode';
import { sendReceipts } from './receipts';
import { showFacts } from './showFacts';
import { syncTabs } from './syncTabs';

interface ConsentOptions {
  /** Key of the web analytics service; without it no tag script is ever requested. */
  measurementId?: string;
}

/** Shows what is stored by now: a document that was rendered ahead shows what was stored then. */
export function showStoredConsent(): void {
  refreshConsent();
  showConsent(consentStore.getState());
}

/**
 * Applies consent to this document: tag signals, receipts, tab sync, attributes on <html>, the
 * Global Privacy Control signal, buttons and window events. Call it once, in a browser.
 * @returns a function that ends it.
 */
export function startConsent({ measurementId }: ConsentOptions = {}): () => void {
  showStoredConsent();
  const stops = [
    connectConsentMode(measurementId),
    sendReceipts(),
    consentStore.subscribe(showConsent),
    consentStore.subscribe(showFacts),
    syncTabs(),
    answerConsentEvents(),
  ];
  showFacts();
  applyGpc();
  stops.push(answerButtons());
  return () => {
    for (const stop of stops) stop();
  };
}
