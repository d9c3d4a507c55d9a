import { type ResourceKey, resources } from '@pressline/shared-api';

interface ResourceTexts {
  /** In titles: `Video Tutorial`. */
  title: string;
  /** In sentences: `video tutorials`. */
  plural: string;
  /** In sentences: `video tutorial`. */
  singular: string;
  loading: string;
  empty: string;
  noMatch: string;
  fetchFailed: string;
  forbidden: string;
  done(action: Action): string;
  failed(action: Action | 'restore'): string;
  /** `Article restored`, `3 articles deleted`. */
  counted(count: number, done: string): string;
}

type Action = 'create' | 'update' | 'delete';

/** Texts that do not follow from the label. */
const exceptions: Partial<Record<ResourceKey, { empty?: string; inFailures?: string }>> = {
  articles: { empty: 'No articles yet. Create your first article!' },
  categories: { empty: 'No categories yet. Create your first category!' },
  videos: { inFailures: 'video' },
  users: { empty: 'No admin users found' },
};

/** `FAQs` stays as it is, `Articles` becomes `articles`. */
export function lowerFirst(label: string): string {
  return /^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

export function resourceTexts(key: ResourceKey): ResourceTexts {
  const { label, labelPlural } = resources[key];
  const plural = lowerFirst(labelPlural);
  const { empty, inFailures } = exceptions[key] ?? {};
  return {
    title: label.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    singular: lowerFirst(label),
    plural,
    loading: `Loading ${plural}...`,
    empty: empty ?? `No ${plural} yet`,
    noMatch: `No ${plural} found matching your search`,
    fetchFailed: `Failed to fetch ${plural}`,
    forbidden: `${empty ?? `No ${plural} yet`}: your role may not see this list.`,
    done: (action) => `${label} ${action}d successfully`,
    failed: (action) => `Failed to ${action} ${inFailures ?? lowerFirst(label)}`,
    counted: (count, done) => (count === 1 ? `${label} ${done}` : `${count} ${plural} ${done}`),
  };
}
