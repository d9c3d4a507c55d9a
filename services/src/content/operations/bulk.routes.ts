import type { BulkAnswer, BulkBody, ContentKey } from '@pressline/shared-api';
import { resourceEndpoints } from '@pressline/shared-api/contract/resource/resourceEndpoints';
import { handle } from '../../http/router/handle';
import type { Route } from '../../http/router/Route';
import { byIds } from '../../store/database/byIds';
import { contentTypes, type ResourceTypes } from '../resource/resourceTypes';
import type { Operations } from './createOperations';
import type { StepChange } from './StoredOperation';

interface BulkNeeds {
  types: ResourceTypes;
  operations: Operations;
}

const VERBS = {
  publish: 'Published',
  unpublish: 'Unpublished',
  move: 'Moved',
  delete: 'Deleted',
} as const;

function changeOf(body: BulkBody): StepChange {
  if (body.action === 'delete') return { type: 'delete' };
  if (body.action === 'move') return { type: 'set', values: { categoryId: body.categoryId } };
  return { type: 'set', values: { isPublished: body.action === 'publish' } };
}

/**
 * Applies one action to many documents, each by the rules of a single call, as one operation that can
 * be undone. @throws any error that is not a refusal, such as a lost database
 */
async function runBulk(
  { types, operations }: BulkNeeds,
  key: ContentKey,
  body: BulkBody,
  by: string,
): Promise<BulkAnswer> {
  const { model, resource } = types[key];
  const change = changeOf(body);
  const found = await byIds(model, body.ids, resource.titleField);
  const titleOf = (one: string) => String(found.get(one)?.[resource.titleField] ?? '');
  const { id, canUndo, changed, refused } = await operations.start({
    title: `${VERBS[body.action]} ${body.ids.length} ${resource.labelPlural}`,
    by,
    steps: body.ids.map((one) => ({ key, change, id: one, title: titleOf(one) })),
  });
  const reasons = new Map(refused.map((one) => [one.id, one.message]));
  return {
    operationId: canUndo ? id : null,
    changed,
    results: body.ids.map((one) => {
      const message = reasons.get(one);
      return message === undefined ? { id: one, ok: true } : { id: one, ok: false, message };
    }),
  };
}

/** One action on many documents of a resource. */
export const bulkRoutes = (needs: BulkNeeds): Route[] =>
  contentTypes(needs.types).map(({ key, resource }) =>
    handle(resourceEndpoints(resource).bulk, ({ body, user }) =>
      runBulk(needs, key as ContentKey, body, user.username),
    ),
  );
