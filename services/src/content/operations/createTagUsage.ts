import type { TagUsage } from '@pressline/shared-api';
import { cachePerVersion } from '../../store/database/cachePerVersion';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models, StoredOf } from '../../store/database/createModel';
import { trustedFilter } from '../../store/database/trustedFilter';
import { textsOf } from '../resource/textsOf';

type Tagged = Pick<StoredOf<'articles'>, 'tags' | 'workingCopy'>;

/** Counts the articles of each tag once per content version, and each time what only copies have. */
export type ReadTagUsage = ReturnType<typeof createTagUsage>;

export function createTagUsage(models: Models, content: ContentVersion) {
  const recall = cachePerVersion(content, async () => {
    const counts = new Map<string, number>();
    for (const { tags = [] } of await models.articles.find().select('tags').lean()) {
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    const listed = await models.tags.find().select('name').lean();
    return { counts, listed: new Set(listed.map(({ name }) => name)) };
  });

  return async (): Promise<TagUsage> => {
    const { listed, ...known } = await recall();
    const counts = new Map(known.counts);
    const copies = await models.articles
      .find(trustedFilter({ 'workingCopy.version': { $gt: 0 } }))
      .select('tags workingCopy')
      .lean<Tagged[]>();
    for (const { tags = [], workingCopy } of copies) {
      for (const tag of textsOf(workingCopy?.values.tags)) {
        if (!tags.includes(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
      }
    }
    const all = [...counts].map(([name, articles]) => ({
      ...{ name, articles },
      isListed: listed.has(name),
    }));
    return { tags: all.sort((one, other) => other.articles - one.articles) };
  };
}
