import type { Deps } from '../createDeps';
import type { StoredDocument } from '../database/createModel';
import { linkFields, linksOf } from '../resource/linkFields';
import type { ResourceType, ResourceTypes } from '../resource/resourceTypes';

/** Adds a field to the documents of former releases that lack it, and returns how many those are. */
async function addMissing(
  types: ResourceTypes,
  field: 'linksTo' | 'checked',
  read: (stored: StoredDocument, type: ResourceType) => unknown,
): Promise<number> {
  let added = 0;
  for (const type of Object.values(types).filter(({ resource }) => field in resource.fields)) {
    const { markdown, html, urls } = linkFields(type.resource);
    const names = ['version', markdown, html, ...urls].join(' ');
    const lacking = type.model.find({ [field]: null }).select(names);
    for await (const stored of lacking.lean<StoredDocument>().cursor()) {
      const { _id, version } = stored;
      const $set = { [field]: await read(stored, type) };
      // Skipped if somebody saves it in the meantime: the save adds it.
      await type.model.updateOne({ _id, version }, { $set });
      added += 1;
    }
  }
  return added;
}

/** Adds where its links lead to each document of former releases. */
export const keepLinks = (types: ResourceTypes) =>
  addMissing(types, 'linksTo', (stored, { key, resource }) => linksOf(key, resource, stored));

/**
 * Adds what the checks of its text need to each document of former releases. It renders them all, so
 * nobody waits for it.
 */
export async function keepChecks({ types, render, content }: Deps): Promise<void> {
  const added = await addMissing(types, 'checked', async (stored, { resource }) => {
    const { markdown = '' } = linkFields(resource);
    return (await render(String(stored[markdown] ?? ''))).checked;
  });
  // What Health remembers is of a content version.
  if (added > 0) await content.bump();
}
