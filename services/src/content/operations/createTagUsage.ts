import type { TagUsage } from '@pressline/shared-api';
import { cachePerVersion } from '../../store/database/cachePerVersion';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { Models } from '../../store/database/createModel';
import { textsOf } from '../resource/textsOf';
import type { ReadTexts } from '../versions/createTexts';

const DRAFTS = { kinds: ['draft'], fields: ['tags'] } as const;

/** Counts the articles of each tag once per content version, and each time what only drafts have. */
export type ReadTagUsage = ReturnType<typeof createTagUsage>;

export function createTagUsage(models: Models, content: ContentVersion, readTexts: ReadTexts) {
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
    for await (const { values, document } of readTexts('articles', DRAFTS)) {
      if (!document) continue;
      const saved = textsOf(document.tags);
      for (const tag of textsOf(values.tags)) {
        if (!saved.includes(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
      }
    }
    const all = [...counts].map(([name, articles]) => ({
      ...{ name, articles },
      isListed: listed.has(name),
    }));
    return { tags: all.sort((one, other) => other.articles - one.articles) };
  };
}
