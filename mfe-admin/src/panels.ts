import type { ResourceKey, Role } from '@pressline/shared-api';
import type { IconName } from '@pressline/shared-ui';
import { type OnDemand, onDemand } from '@pressline/shared-ui/on-demand';
import { createElement } from 'react';
import { resourceTexts } from './form/api/resourceTexts';

/** The groups of the navigation, in order. */
export const groups = ['Content', 'Readers', 'Make', 'Site'] as const;

export interface Panel {
  /** Its address below /admin, by which it is known. */
  path: string;
  /** The group of the navigation that it is in, or the path of the page that leads to it. */
  in: (typeof groups)[number] | 'articles' | 'library' | 'search' | 'settings' | 'header';
  label: string;
  icon: IconName;
  roles: readonly Role[];
  /** What its list holds, where it is the list of a resource. */
  resource?: ResourceKey;
  /** Absent from pages that are made of the sections in them. */
  Content?: OnDemand<object>;
}

const STAFF: readonly Role[] = ['admin', 'super_admin'];
const SUPER: readonly Role[] = ['super_admin'];

const listOf = (resource: ResourceKey) => ({
  resource,
  label: resourceTexts(resource).page,
  Content: onDemand(async () => {
    const { SpecialPanel } = await import('./site/SpecialPanel');
    return { default: () => createElement(SpecialPanel, { resourceKey: resource }) };
  }),
});

// biome-ignore format: a table, one page a line
/** Every page, in order; the first stands below Home at /admin. A new page is one line here. */
export const panels: readonly [Panel, ...Panel[]] = [
  { path: 'articles', in: 'Content', icon: 'file', roles: STAFF, ...listOf('articles'), Content: onDemand(() => import('./articles/ArticlePanel')) },
  { path: 'replace', in: 'articles', label: 'Find and Replace', icon: 'compare', roles: STAFF, Content: onDemand(() => import('./site/ReplacePanel')) },
  { path: 'categories', in: 'Content', icon: 'layers', roles: STAFF, ...listOf('categories') },
  { path: 'faqs', in: 'Content', icon: 'general', roles: STAFF, ...listOf('faqs') },
  { path: 'tags', in: 'Content', icon: 'tag', roles: STAFF, ...listOf('tags'), Content: onDemand(() => import('./site/TagPanel')) },
  { path: 'videos', in: 'Content', icon: 'play', roles: STAFF, ...listOf('videos') },
  { path: 'downloads', in: 'Content', icon: 'download', roles: STAFF, ...listOf('downloads') },
  { path: 'quick-links', in: 'Content', icon: 'link', roles: STAFF, ...listOf('quickLinks') },
  { path: 'library', in: 'Content', label: 'Library', icon: 'image', roles: STAFF },
  { path: 'media', in: 'library', label: 'Media', icon: 'image', roles: STAFF, Content: onDemand(() => import('./media/MediaPanel')) },
  { path: 'glossary', in: 'library', icon: 'quotes', roles: STAFF, ...listOf('terms') },
  { path: 'templates', in: 'library', icon: 'copy', roles: STAFF, ...listOf('templates') },
  { path: 'feedback', in: 'Readers', label: 'Feedback', icon: 'thumb-up', roles: STAFF, Content: onDemand(() => import('./inbox/FeedbackPanel')) },
  { path: 'analytics', in: 'Readers', label: 'Analytics', icon: 'chart', roles: STAFF, Content: onDemand(() => import('./insight/AnalyticsPanel')) },
  { path: 'announcements', in: 'Readers', icon: 'bell', roles: STAFF, ...listOf('announcements') },
  { path: 'contact', in: 'Readers', label: 'Contact', icon: 'mail', roles: STAFF, Content: onDemand(() => import('./inbox/ContactPanel')) },
  { path: 'related', in: 'Readers', label: 'Related', icon: 'workflow', roles: STAFF, Content: onDemand(() => import('./insight/RelatedPanel')) },
  { path: 'search', in: 'Readers', label: 'Search', icon: 'search', roles: STAFF },
  { path: 'search/no-good-answer', in: 'search', label: 'No good answer', icon: 'search', roles: STAFF, Content: onDemand(() => import('./insight/UnmetList')) },
  { path: 'search/synonyms', in: 'search', icon: 'search', roles: STAFF, ...listOf('synonyms') },
  { path: 'search/pinned-results', in: 'search', icon: 'search', roles: STAFF, ...listOf('pinnedResults'), Content: onDemand(() => import('./insight/PinPanel')) },
  { path: 'health', in: 'search', label: 'Health', icon: 'gauge', roles: STAFF, Content: onDemand(() => import('./insight/HealthPanel')) },
  { path: 'ai-generate', in: 'Make', label: 'AI Generate', icon: 'sparkle', roles: STAFF, Content: onDemand(() => import('./articles/drafts/GeneratePanel')) },
  { path: 'users', in: 'Site', icon: 'users', roles: SUPER, ...listOf('users'), Content: onDemand(() => import('./people/UserPanel')) },
  { path: 'releases', in: 'Site', label: 'Releases', icon: 'truck', roles: SUPER, Content: onDemand(() => import('./site/releases/ReleasesPanel')) },
  { path: 'import-export', in: 'Site', label: 'Import and Export', icon: 'upload', roles: STAFF, Content: onDemand(() => import('./site/ImportExportPanel')) },
  { path: 'trash', in: 'Site', label: 'Trash', icon: 'trash', roles: STAFF, Content: onDemand(() => import('./site/TrashPanel')) },
  { path: 'settings', in: 'Site', label: 'Settings', icon: 'settings', roles: STAFF },
  { path: 'widget', in: 'settings', label: 'Help Widget', icon: 'integrations', roles: STAFF, Content: onDemand(() => import('./site/WidgetPanel')) },
  { path: 'audit', in: 'settings', label: 'Audit Log', icon: 'clock', roles: SUPER, Content: onDemand(() => import('./site/AuditPanel')) },
  { path: 'account', in: 'header', label: 'Your Account', icon: 'account', roles: STAFF, Content: onDemand(() => import('./people/AccountPanel')) },
];

/** What stands above the first panel at /admin. */
export const Home = onDemand(() => import('./Home'));

export const mayOpen = (panel: Panel, role: Role): boolean => panel.roles.includes(role);

/** What `role` may open of a group of the navigation or of a page. */
export const panelsIn = (place: Panel['in'], role: Role): readonly Panel[] =>
  panels.filter((panel) => panel.in === place && mayOpen(panel, role));

/** The page that leads to a section; any other page itself. */
export const parentOf = (panel: Panel): Panel =>
  panels.find(({ path }) => path === panel.in) ?? panel;

/** The panel at an address below /admin: of a page made of sections the first, without a path Articles. */
export function panelAt(address = ''): Panel | undefined {
  const [first, second] = address.split('/');
  if (!first) return panels[0];
  const at = (path: string) => panels.find((panel) => panel.path === path);
  const panel = at(`${first}/${second}`) ?? at(first);
  return panel?.Content ? panel : panels.find((section) => section.in === panel?.path);
}
