import { contract } from '@pressline/shared-api/contract';
import { handle } from '../../../http/router/handle';
import { goneSignal } from '../../../http/uploads/ClientGone';
import type { Models } from '../../../store/database/createModel';
import type { Operations } from '../createOperations';
import type { FindHits } from './createSearchThreads';
import { planReplace } from './planReplace';
import { previewReplace } from './previewReplace';

interface ReplaceNeeds {
  models: Models;
  operations: Operations;
  findHits: FindHits;
}

/** Find and replace over all articles. */
export const replaceRoutes = ({ models, operations, findHits }: ReplaceNeeds) => [
  handle(contract.replace.preview, ({ body, ctx }) =>
    previewReplace({ models, findHits }, body, goneSignal(ctx.res)),
  ),
  handle(contract.replace.apply, async ({ body, user }) => {
    const plan = await planReplace(models, body);
    return operations.start({ ...plan, by: user.username, isResumed: true });
  }),
];
