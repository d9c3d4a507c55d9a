export * from '@pressline/shared-consent/vanilla';
export { ConsentBanner } from './components/ConsentBanner';
export { ConsentHost } from './components/ConsentHost';
export { GpcHonored } from './components/GpcHonored';
export { RequiresConsent } from './components/RequiresConsent';
export { useConsent } from './components/useConsent';
