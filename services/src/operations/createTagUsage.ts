import type { TagUsage } from '@pressline/shared-api';
import type { ContentVersion } from '../database/contentVersion';
import type { Models } from '../database/createModel';

/** Counts the articles of each tag, once per content version. */
export function createTagUsage(models: Models, content: ContentVersion) {
  let counted: Promise<TagUsage> | undefined;
  content.onChange(() => {
    counted = undefined;
  });

  async function count(): Promise<TagUsage> {
    const counts = new Map<string, number>();
    for (const { tags = [] } of await models.articles.find().select('tags').lean()) {
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    const tags = [...counts].map(([name, articles]) => ({ name, articles }));
    return { tags: tags.sort((one, other) => other.articles - one.articles) };
  }

  return (): Promise<TagUsage> => {
    const pending = counted ?? count();
    counted = pending;
    pending.catch(() => {
      counted = undefined;
    });
    return pending;
  };
}
