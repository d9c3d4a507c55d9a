import type { Model } from 'mongoose';
import type { Deps } from '../createDeps';
import type { StoredDocument } from '../database/createModel';

/** The Markdown of each resource that is checked. */
const SOURCES = { articles: 'content', faqs: 'answer', announcements: 'content' } as const;

/**
 * Adds what the checks of its text need to each document of former releases. It renders them all, so
 * nobody waits for it.
 */
export async function keepChecks({
  models,
  render,
  content,
}: Pick<Deps, 'models' | 'render' | 'content'>): Promise<void> {
  let added = 0;
  for (const [key, field] of Object.entries(SOURCES)) {
    const model = models[key as keyof typeof SOURCES] as unknown as Model<StoredDocument>;
    for await (const { _id, version, ...stored } of model
      .find({ checked: null })
      .select(`version ${field}`)
      .lean<StoredDocument>()
      .cursor()) {
      const { checked } = await render(String(stored[field] ?? ''));
      // Skipped if somebody saves it in the meantime: the save adds it.
      await model.updateOne({ _id, version }, { $set: { checked } });
      added += 1;
    }
  }
  // What Health remembers is of a content version.
  if (added > 0) await content.bump();
}
