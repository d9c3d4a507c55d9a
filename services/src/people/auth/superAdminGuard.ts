import { type Connection, trusted } from 'mongoose';
import type { Models, StoredOf } from '../../store/database/createModel';
import { createRemovalClaims } from './removalClaims';

type UserId = StoredOf<'users'>['_id'];

/** Ensures that an active super admin remains when several are deleted or demoted at the same time. */
export type SuperAdminGuard = ReturnType<typeof createSuperAdminGuard>;

export function createSuperAdminGuard(connection: Connection, models: Models) {
  const claims = createRemovalClaims(connection, 'superAdmins');
  return {
    /** Returns how to undo the claim; undefined when the removal must be refused. */
    claimRemoval: (userId: UserId) =>
      claims.claim(userId, async (leaving) => {
        const isActive = { role: 'super_admin', isActive: true } as const;
        return (
          (await models.users.exists({ ...isActive, _id: trusted({ $nin: leaving }) })) !== null
        );
      }),
    /** Ends the claims on a user who was removed. */
    confirmRemoval: claims.confirm,
  };
}
