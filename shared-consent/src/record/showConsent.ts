import type { DerivedConsent } from './deriveConsent';

type Shown = Pick<DerivedConsent, 'status' | 'isGpcHonored' | 'record'>;

/**
 * Sets the attributes of <html> by which CSS shows or hides the banner, the honoured signal and the
 * stored choices.
 */
export function showConsent({ status, isGpcHonored, record }: Shown): void {
  const { dataset } = document.documentElement;
  dataset.consent = status;
  if (isGpcHonored) dataset.gpc = 'honored';
  else delete dataset.gpc;
  if (record) dataset.consentRecord = '';
  else delete dataset.consentRecord;
}
