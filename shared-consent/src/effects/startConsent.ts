import { formatLongTime } from '@pressline/shared-ui/format';
import { showConsent } from '../record/deriveConsent';
import { CONSENT_KEY, consentCategories } from '../record/record';
import { applyGpc } from '../store/actions';
import { handleConsentEvents } from '../store/events';
import { consentStore, refreshConsent } from '../store/store';
import { connectConsentMode, resetPageView } from './consentMode';
import { handleConsentButtons } from './handleConsentButtons';
import { RECEIPT_QUEUE_KEY, sendReceipts } from './receipts';

const WITHDRAWN = 'Consent withdrawn. Your choices and the cookies they allowed are deleted.';

function write(name: string, text: string | null): void {
  for (const element of document.querySelectorAll(`[data-consent-fact="${name}"]`)) {
    if (element.textContent !== text) element.textContent = text;
  }
}

/**
 * Writes what this browser has stored into the elements with `data-consent-fact`: `date`, `receipt`,
 * `withdrawn`, and the name of a category. To be called again when such elements are added to the page.
 */
export function showFacts(): void {
  const { record, effective, receiptId, lastChange } = consentStore.getState();
  write('date', record && formatLongTime(record.timestamp));
  write('receipt', receiptId);
  write('withdrawn', lastChange?.action === 'withdraw' ? WITHDRAWN : '');
  for (const category of consentCategories) {
    write(category, effective[category] ? 'Enabled' : 'Disabled');
  }
}

/** Follows choices made in other tabs of this browser. @returns a function that ends it. */
function syncTabs(): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    // A null key stands for "everything was cleared".
    const isOurs = key === null || key.startsWith(CONSENT_KEY);
    if (isOurs && key !== RECEIPT_QUEUE_KEY) refreshConsent();
  };
  // A page that comes back from the back/forward cache is viewed once more, and has slept through the
  // storage events.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    resetPageView();
    refreshConsent();
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
  };
}

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
    handleConsentEvents(),
  ];
  showFacts();
  applyGpc();
  stops.push(handleConsentButtons());
  return () => {
    for (const stop of stops) stop();
  };
}
