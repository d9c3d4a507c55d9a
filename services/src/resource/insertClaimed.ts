import type { StoredDocument } from './createModel';
import type { Kind } from './kinds';
import { type HookContext, noRelease } from './ResourceHooks';

/** Inserts a document after claiming what it depends on; gives that back when the insert fails. */
export async function insertClaimed(
  kind: Kind,
  context: HookContext,
  after: StoredDocument,
): Promise<StoredDocument> {
  const release = (await kind.hooks.claim?.(context, { after })) ?? noRelease;
  try {
    await kind.model.collection.insertOne(after);
    return after;
  } catch (error) {
    await release();
    throw error;
  }
}
