import type { ResourceKey, Role } from '@pressline/shared-api';
import type { IconName } from '@pressline/shared-ui';
import { type ComponentType, createElement } from 'react';

export interface Panel {
  /** Its address below /admin, by which it is known. */
  path: string;
  label: string;
  icon: IconName;
  roles: readonly Role[];
  load(): Promise<{ default: ComponentType }>;
}

export const mayOpen = (panel: Panel, role: Role): boolean => panel.roles.includes(role);

const STAFF: readonly Role[] = ['admin', 'super_admin'];
const SUPER: readonly Role[] = ['super_admin'];

const resourcePanel = (resourceKey: ResourceKey) => async () => {
  const { SpecialPanel } = await import('./SpecialPanel');
  return { default: () => createElement(SpecialPanel, { resourceKey }) };
};

// biome-ignore format: a table, one tab a line
/** Every tab, in order; the first stands below Home at /admin. A new panel is one line here. */
export const panels: readonly [Panel, ...Panel[]] = [
  { path: 'articles', label: 'Articles', icon: 'file', roles: STAFF, load: () => import('./ArticlePanel') },
  { path: 'templates', label: 'Templates', icon: 'copy', roles: STAFF, load: resourcePanel('templates') },
  { path: 'categories', label: 'Categories', icon: 'layers', roles: STAFF, load: resourcePanel('categories') },
  { path: 'faqs', label: 'FAQs', icon: 'general', roles: STAFF, load: resourcePanel('faqs') },
  { path: 'tags', label: 'Tags', icon: 'tag', roles: STAFF, load: () => import('../tags/TagPanel') },
  { path: 'glossary', label: 'Glossary', icon: 'file', roles: STAFF, load: resourcePanel('terms') },
  { path: 'videos', label: 'Videos', icon: 'play', roles: STAFF, load: resourcePanel('videos') },
  { path: 'downloads', label: 'Downloads', icon: 'download', roles: STAFF, load: resourcePanel('downloads') },
  { path: 'media', label: 'Media', icon: 'image', roles: STAFF, load: () => import('../media/MediaPanel') },
  { path: 'quick-links', label: 'Quick Links', icon: 'link', roles: STAFF, load: resourcePanel('quickLinks') },
  { path: 'feedback', label: 'Feedback', icon: 'thumb-up', roles: STAFF, load: () => import('../feedback/FeedbackPanel') },
  { path: 'analytics', label: 'Analytics', icon: 'chart', roles: STAFF, load: () => import('../analytics/AnalyticsPanel') },
  { path: 'search', label: 'Search', icon: 'search', roles: STAFF, load: () => import('../searchWork/SearchPanel') },
  { path: 'health', label: 'Health', icon: 'gauge', roles: STAFF, load: () => import('../checks/HealthPanel') },
  { path: 'announcements', label: 'Announcements', icon: 'bell', roles: STAFF, load: resourcePanel('announcements') },
  { path: 'contact', label: 'Contact', icon: 'mail', roles: STAFF, load: () => import('../contact/ContactPanel') },
  { path: 'related', label: 'Related', icon: 'workflow', roles: STAFF, load: () => import('../related/RelatedPanel') },
  { path: 'ai-generate', label: 'AI Generate', icon: 'sparkle', roles: STAFF, load: () => import('../generate/GeneratePanel') },
  { path: 'trash', label: 'Trash', icon: 'trash', roles: STAFF, load: () => import('../trash/TrashPanel') },
  { path: 'users', label: 'Admin Users', icon: 'users', roles: SUPER, load: () => import('./UserPanel') },
  { path: 'releases', label: 'Releases', icon: 'truck', roles: SUPER, load: () => import('../releases/ReleasesPanel') },
  { path: 'audit', label: 'Audit Log', icon: 'clock', roles: SUPER, load: () => import('../audit/AuditPanel') },
];

// biome-ignore format: a table, one page a line
/** Pages of the dashboard that are no tab; links beside the tabs lead there. */
export const tools: readonly Panel[] = [
  { path: 'account', label: 'Your account', icon: 'account', roles: STAFF, load: () => import('../account/AccountPanel') },
  { path: 'widget', label: 'Help widget', icon: 'integrations', roles: STAFF, load: () => import('../widget/WidgetPanel') },
  { path: 'replace', label: 'Find and replace', icon: 'search', roles: STAFF, load: () => import('../replace/ReplacePanel') },
  { path: 'import-export', label: 'Import and export', icon: 'upload', roles: STAFF, load: () => import('../importExport/ImportExportPanel') },
];
