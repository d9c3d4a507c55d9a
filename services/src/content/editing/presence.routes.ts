import { contract } from '@pressline/shared-api/contract';
import { handle } from '../../http/router/handle';
import type { Editors } from './createPresence';

/** Who edits which article. */
export const presenceRoutes = (editors: Editors) => [
  handle(contract.admin.presence.list, ({ user }) => editors.others(user.username)),
  handle(contract.admin.presence.enter, ({ params, user }) =>
    editors.enter(params.id, user.username),
  ),
  handle(contract.admin.presence.leave, async ({ params: { id }, user }) => {
    await editors.leave(id, user.username);
    return { id };
  }),
];
