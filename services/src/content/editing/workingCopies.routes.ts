import { contract } from '@pressline/shared-api/contract';
import { handle } from '../../http/router/handle';
import type { WorkingCopies } from './createWorkingCopies';

/** The changes of articles that readers do not see yet. */
export const workingCopyRoutes = (workingCopies: WorkingCopies) => [
  handle(contract.admin.workingCopies.list, () => workingCopies.list()),
  handle(contract.admin.workingCopies.get, ({ params }) => workingCopies.get(params.id)),
  handle(contract.admin.workingCopies.save, ({ params, body, user }) =>
    workingCopies.save(params.id, body, user.username),
  ),
  handle(contract.admin.workingCopies.publish, ({ params, body, user }) =>
    workingCopies.publish(params.id, body, user.username),
  ),
  handle(contract.admin.workingCopies.schedule, ({ params, body, user }) =>
    workingCopies.schedule(params.id, body, user.username),
  ),
  handle(contract.admin.workingCopies.discard, ({ params, query }) =>
    workingCopies.discard(params.id, query.version),
  ),
];
