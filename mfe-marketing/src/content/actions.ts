import { site } from './site';

export const startTrial = { label: 'Start Free Trial', to: site.links.trial };
export const bookDemo = { label: 'Book Demo', to: site.links.demo };
