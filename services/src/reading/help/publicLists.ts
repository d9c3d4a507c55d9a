import type { PublicCategory, ResourceKey } from '@pressline/shared-api';
import type { Core } from '../../content/resource/Core';
import { isActive } from '../../content/resource/hooks/announcementHooks';
import { categoryFilter } from '../../content/resource/listDocuments';
import { serializePublic } from '../../content/resource/serialize';
import type { StoredDocument, StoredOf } from '../../store/database/createModel';
import { countByCategory, readSummaries } from './publicArticles';

export type ListNeeds = Pick<Core, 'models' | 'types'>;
type ListQuery = { limit?: number; categoryId?: string } | undefined;
type List = (needs: ListNeeds, query: ListQuery) => Promise<Record<string, unknown>[]>;

const PRIORITIES = ['high', 'medium', 'low'];

async function readAll({ types }: ListNeeds, key: ResourceKey, query?: ListQuery) {
  const type = types[key];
  const found = await type.model
    .find(categoryFilter(query?.categoryId))
    .sort({ ...type.resource.sort })
    .lean<StoredDocument[]>();
  return found.map((stored) => ({ stored, document: serializePublic(type, stored) }));
}

// The sort is stable, so newest first holds within a priority.
function byPriority(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return PRIORITIES.indexOf(String(a.priority)) - PRIORITIES.indexOf(String(b.priority));
}

/** The public lists that are more than all documents in their order. */
const SPECIAL: { readonly [K in ResourceKey]?: List } = {
  articles: async ({ models }, query) =>
    (await readSummaries(models, query ?? {})) as unknown as Record<string, unknown>[],
  async categories(needs) {
    const [found, counts] = await Promise.all([
      readAll(needs, 'categories'),
      countByCategory(needs.models),
    ]);
    return found.map(({ document }) => ({
      ...(document as unknown as PublicCategory),
      articleCount: counts.get(String(document.id)) ?? 0,
    }));
  },
  async announcements(needs) {
    const found = await readAll(needs, 'announcements');
    return found
      .filter(({ stored }) => isActive(stored as unknown as StoredOf<'announcements'>))
      .map(({ document, stored }) => ({ ...document, revision: stored.version }))
      .sort(byPriority);
  },
};

/** What the public list of a resource answers: a plain array. */
export const publicList =
  (key: ResourceKey): List =>
  async (needs, query) =>
    SPECIAL[key]?.(needs, query) ??
    (await readAll(needs, key, query)).map(({ document }) => document);
