import { type ConsentState, consentStore } from './store';

function reflect({ status, isGpcHonored }: ConsentState): void {
  const { dataset } = document.documentElement;
  dataset.consent = status;
  if (isGpcHonored) dataset.gpc = 'honored';
  else delete dataset.gpc;
}

/**
 * Keeps the attributes of <html> that the pre-paint script has set, and by which CSS shows or
 * hides the banner, in step with the store. @returns a function that ends it.
 */
export function reflectConsent(): () => void {
  reflect(consentStore.getState());
  return consentStore.subscribe(reflect);
}
