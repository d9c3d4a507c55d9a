export * from '@pressline/shared-consent/vanilla';
export { ConsentHost } from './components/ConsentHost';
export { GpcHonored } from './components/GpcHonored';
