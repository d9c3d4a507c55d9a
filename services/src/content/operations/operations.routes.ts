import { contract } from '@pressline/shared-api/contract';
import { invalid } from '../../errors';
import { handle } from '../../http/router/handle';
import type { FindImpact } from '../checks/impact/createImpact';
import type { Core } from '../resource/Core';
import type { ReadTexts } from '../versions/createTexts';
import type { Operations } from './createOperations';
import type { ReadTagUsage } from './createTagUsage';
import { planMove } from './planMove';
import { type Plan, planLinks, planTag } from './plans';

interface OperationNeeds extends Pick<Core, 'types' | 'publicUrl'> {
  readTexts: ReadTexts;
  operations: Operations;
  tagUsage: ReadTagUsage;
  findImpact: FindImpact;
}

/** Changes of many documents, and what a change would leave pointing nowhere. */
export const operationRoutes = ({
  types,
  publicUrl,
  readTexts,
  operations,
  tagUsage,
  findImpact,
}: OperationNeeds) => {
  /** Plans again in the transaction: a draft may be published, or saved, meanwhile. */
  const startPlan = async (plan: () => Promise<Plan>, by: string) =>
    operations.start({ ...(await plan()), by, planAgain: async () => (await plan()).steps });
  return [
    handle(contract.operations.impact, async ({ body: { resource, action, ids }, user }) => {
      // To others than super admins there are no users.
      const isHidden = resource === 'users' && user.role !== 'super_admin';
      if (isHidden || !Object.hasOwn(types, resource)) {
        throw invalid({ resource: 'Unknown resource' });
      }
      return { groups: await findImpact(resource, action, ids) };
    }),
    handle(contract.operations.list, ({ query }) => operations.list(query)),
    handle(contract.operations.undo, ({ params, user }) =>
      operations.undo(params.id, user.username),
    ),
    handle(contract.operations.updateLinks, ({ body, user }) =>
      startPlan(() => planLinks({ types, readTexts, publicUrl }, body), user.username),
    ),
    handle(contract.operations.move, async ({ body, user }) => {
      const plan = await planMove(types, body);
      return operations.start({ ...plan, by: user.username });
    }),
    handle(contract.operations.tagUsage, () => tagUsage()),
    handle(contract.operations.changeTag, ({ params, body, user }) =>
      startPlan(() => planTag({ types, readTexts }, params.id, body), user.username),
    ),
  ];
};
