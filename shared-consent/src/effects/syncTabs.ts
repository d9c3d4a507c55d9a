import { CONSENT_KEY } from '../record/record';
import { refreshConsent } from '../store/store';
import { resetPageView } from './consentMode';
import { RECEIPT_QUEUE_KEY } from './receipts';

/** Follows choices made in other tabs of this browser. @returns a function that ends it. */
export function syncTabs(): () => void {
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
