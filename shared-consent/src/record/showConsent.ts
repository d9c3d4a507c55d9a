import type { DerivedConsent } from './deriveConsent';

type Shown = Pick<DerivedConsent, 'status' | 'isGpcHonored'>;

/** Sets the attributes of <html> by which CSS shows or hides the banner and the honoured signal. */
export function showConsent({ status, isGpcHonored }: Shown): void {
  const { dataset } = document.documentElement;
  dataset.consent = status;
  if (isGpcHonored) dataset.gpc = 'honored';
  else delete dataset.gpc;
}
