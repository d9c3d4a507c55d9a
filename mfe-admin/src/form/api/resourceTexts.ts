import { type ResourceKey, resources } from '@pressline/shared-api';

type Action = 'create' | 'update' | 'delete';

/** Texts that do not follow from the label. */
const exceptions: Partial<
  Record<ResourceKey, { page?: string; empty?: string; inFailures?: string }>
> = {
  articles: { empty: 'No articles yet. Create your first article!' },
  categories: { empty: 'No categories yet. Create your first category!' },
  videos: { page: 'Videos', inFailures: 'video' },
  quickLinks: { page: 'Quick Links' },
  terms: { page: 'Glossary' },
  users: { page: 'Admin Users', empty: 'No admin users found' },
};

/** `FAQs` stays as it is, `Articles` becomes `articles`. */
export function lowerFirst(label: string): string {
  return /^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

export function resourceTexts(key: ResourceKey) {
  const { label, labelPlural } = resources[key];
  const plural = lowerFirst(labelPlural);
  const { page = labelPlural, empty, inFailures } = exceptions[key] ?? {};
  return {
    /** The name of its page, at its tab and above its list. */
    page,
    /** In titles: `Video Tutorial`. */
    title: label.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    /** In sentences: `video tutorial`, `video tutorials`. */
    singular: lowerFirst(label),
    plural,
    loading: `Loading ${plural}...`,
    empty: empty ?? `No ${plural} yet`,
    noMatch: `No ${plural} found matching your search`,
    fetchFailed: `Failed to fetch ${plural}`,
    forbidden: `${empty ?? `No ${plural} yet`}: your role can’t see this list.`,
    done: (action: Action) => `${label} ${action}d successfully`,
    failed: (action: Action | 'restore') =>
      `Failed to ${action} ${inFailures ?? lowerFirst(label)}`,
    /** `Article restored`, `3 articles deleted`. */
    counted: (count: number, done: string) =>
      count === 1 ? `${label} ${done}` : `${count} ${plural} ${done}`,
  };
}
