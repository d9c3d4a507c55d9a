import type { ComponentType } from 'react';
import { companyPages } from '../company/routes';
import { guidePages } from '../guides/routes';
import { legalPages } from '../legal/routes';

const loadPages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  '/': () => import(/* webpackChunkName: "home" */ './HomePage'),
  ...companyPages,
  ...guidePages,
  ...legalPages,
};

/** Every page of this remote, with its chunk, which has the name of the path's last part. */
export const pages = Object.entries(loadPages).map(([path, load]) => ({
  path,
  chunk: path.split('/').at(-1) || 'home',
  load,
}));
