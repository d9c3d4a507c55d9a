import type { ResourceKey, Role } from '@pressline/shared-api';
import { createElement } from 'react';
import type { Panel } from './Panel';

const STAFF: readonly Role[] = ['admin', 'super_admin'];

/** The panel that follows from the resource table alone; heights of lists are the spec's (§2). */
const resourcePanel =
  (resourceKey: ResourceKey, listHeight: string): Panel['load'] =>
  async () => {
    const { ResourcePanel } = await import('../resource/ResourcePanel');
    return { default: () => createElement(ResourcePanel, { resourceKey, listHeight }) };
  };

/** Every tab, in order; the first is what /admin opens. A new panel is one line here. */
export const panels: readonly [Panel, ...Panel[]] = [
  { path: 'articles', label: 'Articles', load: () => import('./ArticlePanel'), roles: STAFF },
  { path: 'categories', label: 'Categories', load: () => import('./CategoryPanel'), roles: STAFF },
  { path: 'faqs', label: 'FAQs', load: resourcePanel('faqs', '400px'), roles: STAFF },
  { path: 'tags', label: 'Tags', load: resourcePanel('tags', '400px'), roles: STAFF },
  { path: 'videos', label: 'Videos', load: resourcePanel('videos', '500px'), roles: STAFF },
  {
    path: 'announcements',
    label: 'Announcements',
    load: resourcePanel('announcements', '500px'),
    roles: STAFF,
  },
];
