import type { ComponentType } from 'react';
import { companyPages } from '../company/routes';
import { guidePages } from '../guides/routes';
import { legalPages } from '../legal/routes';

/** A routed page: its path, the name of its chunk, and how to fetch it. */
interface MarketingPage {
  path: string;
  chunk: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** Every page of this remote; one line adds one. Each is a chunk of its own. */
export const pages: readonly MarketingPage[] = [
  { path: '/', chunk: 'home', load: () => import(/* webpackChunkName: "home" */ './HomePage') },
  ...companyPages,
  ...guidePages,
  ...legalPages,
];
