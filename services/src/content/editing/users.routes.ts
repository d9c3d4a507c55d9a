import type { User } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { handle } from '../../http/router/handle';
import type { Core } from '../resource/Core';
import { findStored } from '../resource/findStored';
import type { Freshness } from './createFreshness';

interface UserNeeds extends Pick<Core, 'types' | 'engine'> {
  freshness: Freshness;
}

/** What is done with admin users beyond what is done with every document. */
export const userRoutes = ({ types, engine, freshness }: UserNeeds) => [
  handle(contract.staff.remove, async ({ params: { id }, body: { newOwner } }) => {
    const { username } = await findStored(types.users, id);
    const remove = () => engine.remove('users', id);
    await freshness.transferOwnership(String(username), newOwner, remove);
    return { id };
  }),
  handle(
    contract.staff.deactivate,
    async ({ params: { id }, body: { newOwner, values }, user }) => {
      const { username } = await findStored(types.users, id);
      const body = { ...values, isActive: false };
      const update = await engine.beginUpdate('users', id, body, user.username);
      const updated = await freshness.transferOwnership(String(username), newOwner, update);
      return updated as unknown as User;
    },
  ),
];
