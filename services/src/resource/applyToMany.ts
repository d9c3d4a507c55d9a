import type { BulkAnswer, BulkBody, BulkResult, ContentKey } from '@pressline/shared-api';
import { toHttpError } from '../middleware/toHttpError';
import type { Engine } from './createEngine';

/** Documents that are written at the same time. */
const AT_ONCE = 8;

/** The sentence for one refused document: what is wrong with a field, where one is named. */
function reasonOf(thrown: unknown): string {
  const { status, message, details } = toHttpError(thrown, true);
  if (status >= 500) throw thrown;
  return Object.values(details.fields ?? {})[0] ?? message;
}

/**
 * Does one thing to many documents, each by the rules of its single call. @throws whatever is no
 * refusal, as when the database goes away; documents before it may have been written
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

  async function apply(id: string): Promise<BulkResult> {
    try {
      await write(id);
      return { id, ok: true };
    } catch (thrown) {
      return { id, ok: false, message: reasonOf(thrown) };
    }
  }

  const results: BulkResult[] = [];
  for (let at = 0; at < body.ids.length; at += AT_ONCE) {
    results.push(...(await Promise.all(body.ids.slice(at, at + AT_ONCE).map(apply))));
  }
  return { results };
}
