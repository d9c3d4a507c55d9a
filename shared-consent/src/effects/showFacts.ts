import { formatLongTime } from '@pressline/shared-ui/format';
import { consentCategories } from '../record/record';
import { consentStore } from '../store/store';

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
