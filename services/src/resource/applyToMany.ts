import type { BulkAnswer, BulkBody, BulkResult, ContentKey } from '@pressline/shared-api';
import { savingBatch } from '../database/saving';
import type { Engine } from './createEngine';
import { inBatches } from './inBatches';
import { refusalReason } from './refusalReason';

/**
 * Applies one action to many documents, each by the rules of a single call. @throws any error that is
 * not a refusal, such as a lost database; earlier documents may have been written
 */
export async function applyToMany(
  engine: Engine,
  key: ContentKey,
  body: BulkBody,
  editor: string,
): Promise<BulkAnswer> {
  const write = {
    publish: (id: string) => engine.update(key, id, { isPublished: true }, editor),
    unpublish: (id: string) => engine.update(key, id, { isPublished: false }, editor),
    move: (id: string) =>
      engine.update(key, id, { categoryId: body.action === 'move' && body.categoryId }, editor),
    delete: (id: string) => engine.remove(key, id),
  }[body.action];

  const batch = savingBatch();

  async function apply(id: string): Promise<BulkResult> {
    try {
      await batch.one<unknown>(() => write(id));
      return { id, ok: true };
    } catch (thrown) {
      return { id, ok: false, message: refusalReason(thrown) };
    }
  }

  return batch.all(async () => ({ results: await inBatches(body.ids, apply) }));
}
