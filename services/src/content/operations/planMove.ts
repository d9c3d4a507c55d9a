import { contentKeys, type MoveBody } from '@pressline/shared-api';
import type { Model } from 'mongoose';
import { invalid, notFound } from '../../errors';
import type { StoredDocument } from '../../store/database/createModel';
import { totalOrder } from '../../store/database/ensureIndex';
import { categoryFilter } from '../resource/listDocuments';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Plan } from './plans';

/**
 * The numbers that put the entry at `at` in its place among the others, which are sorted. It takes a
 * number between its neighbors, or pushes on those behind it, up to the next gap.
 */
export function newOrders(orders: readonly number[], at: number): number[] {
  const changed = [...orders];
  const [before, after] = [changed[at - 1], changed[at + 1]];
  let last = before === undefined ? Math.max((after ?? 1) - 1, 0) : before + 1;
  changed[at] = last;
  for (let index = at + 1; index < changed.length && (changed[index] ?? 0) <= last; index += 1) {
    last += 1;
    changed[index] = last;
  }
  return changed;
}

/** Puts a document before or after another one, and moves on as few of the others as that needs. */
export async function planMove(types: ResourceTypes, body: MoveBody): Promise<Plan> {
  const { resource: key, id, place, target, categoryId } = body;
  if (!contentKeys.includes(key) || !('order' in types[key].resource.fields)) {
    throw invalid({ resource: 'Has no order' });
  }
  if (categoryId && !('categoryId' in types[key].resource.fields)) {
    throw invalid({ categoryId: 'Has no category' });
  }
  if (id === target) throw invalid({ target: 'Choose another document' });
  const { model, resource } = types[key];
  const all = await (model as Model<StoredDocument>)
    .find(categoryFilter(categoryId))
    .select([resource.titleField, 'order'])
    .sort(totalOrder(resource.sort))
    .lean<StoredDocument[]>();
  const titleOf = (stored: StoredDocument) => String(stored[resource.titleField]);
  const has = (wanted: string) => (stored: StoredDocument) => String(stored._id) === wanted;
  const moved = all.find(has(id));
  const others = all.filter((stored) => stored !== moved);
  const beside = others.findIndex(has(target));
  if (!moved || beside < 0) throw notFound(resource.label);
  const at = beside + (place === 'after' ? 1 : 0);
  const sorted = others.toSpliced(at, 0, moved);
  const orders = newOrders(
    sorted.map(({ order }) => Number(order)),
    at,
  );
  return {
    title: `Move “${titleOf(moved)}”`,
    steps: sorted.flatMap((stored, index) => {
      const order = orders[index];
      if (order === stored.order) return [];
      const change = { type: 'set' as const, values: { order } };
      return [{ key, id: String(stored._id), title: titleOf(stored), change }];
    }),
  };
}
