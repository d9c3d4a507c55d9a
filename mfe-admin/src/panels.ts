import type { ResourceKey, Role } from '@pressline/shared-api';
import type { IconName } from '@pressline/shared-ui';
import { type OnDemand, onDemand } from '@pressline/shared-ui/on-demand';
import { createElement } from 'react';
import { resourceTexts } from './form/api/resourceTexts';

export interface Panel {
  /** Its address below /admin, by which it is known. */
  path: string;
  label: string;
  icon: IconName;
  roles: readonly Role[];
  Content: OnDemand<object>;
}

export const mayOpen = (panel: Panel, role: Role): boolean => panel.roles.includes(role);

const STAFF: readonly Role[] = ['admin', 'super_admin'];
const SUPER: readonly Role[] = ['super_admin'];

const resourcePanel = (resourceKey: ResourceKey) =>
  onDemand(async () => {
    const { SpecialPanel } = await import('./site/SpecialPanel');
    return { default: () => createElement(SpecialPanel, { resourceKey }) };
  });

const nameOf = (key: ResourceKey) => resourceTexts(key).page;

// biome-ignore format: a table, one tab a line
/** Every tab, in order; the first stands below Home at /admin. A new panel is one line here. */
export const panels: readonly [Panel, ...Panel[]] = [
  { path: 'articles', label: nameOf('articles'), icon: 'file', roles: STAFF, Content: onDemand(() => import('./articles/ArticlePanel')) },
  { path: 'templates', label: nameOf('templates'), icon: 'copy', roles: STAFF, Content: resourcePanel('templates') },
  { path: 'categories', label: nameOf('categories'), icon: 'layers', roles: STAFF, Content: resourcePanel('categories') },
  { path: 'faqs', label: nameOf('faqs'), icon: 'general', roles: STAFF, Content: resourcePanel('faqs') },
  { path: 'tags', label: nameOf('tags'), icon: 'tag', roles: STAFF, Content: onDemand(() => import('./site/TagPanel')) },
  { path: 'glossary', label: nameOf('terms'), icon: 'file', roles: STAFF, Content: resourcePanel('terms') },
  { path: 'videos', label: nameOf('videos'), icon: 'play', roles: STAFF, Content: resourcePanel('videos') },
  { path: 'downloads', label: nameOf('downloads'), icon: 'download', roles: STAFF, Content: resourcePanel('downloads') },
  { path: 'media', label: 'Media', icon: 'image', roles: STAFF, Content: onDemand(() => import('./media/MediaPanel')) },
  { path: 'quick-links', label: nameOf('quickLinks'), icon: 'link', roles: STAFF, Content: resourcePanel('quickLinks') },
  { path: 'feedback', label: 'Feedback', icon: 'thumb-up', roles: STAFF, Content: onDemand(() => import('./inbox/FeedbackPanel')) },
  { path: 'analytics', label: 'Analytics', icon: 'chart', roles: STAFF, Content: onDemand(() => import('./insight/AnalyticsPanel')) },
  { path: 'search', label: 'Search', icon: 'search', roles: STAFF, Content: onDemand(() => import('./insight/SearchPanel')) },
  { path: 'health', label: 'Health', icon: 'gauge', roles: STAFF, Content: onDemand(() => import('./insight/HealthPanel')) },
  { path: 'announcements', label: nameOf('announcements'), icon: 'bell', roles: STAFF, Content: resourcePanel('announcements') },
  { path: 'contact', label: 'Contact', icon: 'mail', roles: STAFF, Content: onDemand(() => import('./inbox/ContactPanel')) },
  { path: 'related', label: 'Related', icon: 'workflow', roles: STAFF, Content: onDemand(() => import('./insight/RelatedPanel')) },
  { path: 'ai-generate', label: 'AI Generate', icon: 'sparkle', roles: STAFF, Content: onDemand(() => import('./articles/drafts/GeneratePanel')) },
  { path: 'trash', label: 'Trash', icon: 'trash', roles: STAFF, Content: onDemand(() => import('./site/TrashPanel')) },
  { path: 'users', label: nameOf('users'), icon: 'users', roles: SUPER, Content: onDemand(() => import('./people/UserPanel')) },
  { path: 'releases', label: 'Releases', icon: 'truck', roles: SUPER, Content: onDemand(() => import('./site/releases/ReleasesPanel')) },
  { path: 'audit', label: 'Audit Log', icon: 'clock', roles: SUPER, Content: onDemand(() => import('./site/AuditPanel')) },
];

// biome-ignore format: a table, one page a line
/** Pages of the dashboard that are no tab; links beside the tabs lead there. */
export const tools: readonly Panel[] = [
  { path: 'account', label: 'Your Account', icon: 'account', roles: STAFF, Content: onDemand(() => import('./people/AccountPanel')) },
  { path: 'widget', label: 'Help Widget', icon: 'integrations', roles: STAFF, Content: onDemand(() => import('./site/WidgetPanel')) },
  { path: 'replace', label: 'Find and Replace', icon: 'search', roles: STAFF, Content: onDemand(() => import('./site/ReplacePanel')) },
  { path: 'import-export', label: 'Import and Export', icon: 'upload', roles: STAFF, Content: onDemand(() => import('./site/ImportExportPanel')) },
];

/** What stands above the first panel at /admin. */
export const Home = onDemand(() => import('./Home'));

/** The panel at an address below /admin; the first one without a path. */
export const panelAt = (path: string | undefined): Panel | undefined =>
  path ? [...panels, ...tools].find((panel) => panel.path === path) : panels[0];
