export { ConsentBanner, type ConsentBannerProps } from './components/ConsentBanner';
export { ConsentHost, type ConsentHostProps } from './components/ConsentHost';
export { GPC_HONORED_TEXT, GpcHonored } from './components/GpcHonored';
export { RequiresConsent, type RequiresConsentProps } from './components/RequiresConsent';
export { useConsent } from './components/useConsent';
export * from './vanilla';
