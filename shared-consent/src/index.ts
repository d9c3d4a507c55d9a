export { ConsentBanner, type ConsentBannerProps } from './ConsentBanner';
export { ConsentHost, type ConsentHostProps } from './ConsentHost';
export { GPC_HONORED_TEXT, GpcHonored } from './GpcHonored';
export { RequiresConsent, type RequiresConsentProps } from './RequiresConsent';
export { useConsent } from './useConsent';
export * from './vanilla';
