import type { ConsentCategory } from '../record/record';
import { consentStore } from './store';

/**
 * Calls `callback` at once with whether `category` may be used now, and again whenever that
 * changes, in this tab or another.
 * @returns a function that ends it.
 */
export function onConsentChange(
  category: ConsentCategory,
  callback: (isGranted: boolean) => void,
): () => void {
  let known = consentStore.getState().effective[category];
  callback(known);
  return consentStore.subscribe(({ effective }) => {
    if (effective[category] === known) return;
    known = effective[category];
    callback(known);
  });
}
