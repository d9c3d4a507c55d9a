import { type Connection, Types, trusted } from 'mongoose';
import type { Models, StoredOf } from '../../store/database/createModel';

/** Undoes the claim of a write that did not happen. */
export type UndoClaim = () => Promise<void>;

/** Much longer than any write takes. Older claims were left by a process that died. */
const CLAIM_MS = 10 * 60 * 1_000;

interface Removal {
  id: Types.ObjectId;
  userId: Types.ObjectId;
  at: Date;
}

/**
 * Ensures that one of several users remains when they are removed at the same time on several
 * instances: each removal is claimed, and does not count users whom others claimed before. `guard`
 * names what they are removed from.
 */
export function createRemovalClaims(connection: Connection, guard: string) {
  const state = connection.collection<{ _id: string; removals?: Removal[] }>('state');
  const own = { _id: guard };

  /** Claims and reads the earlier claims in one step, so that all claims have one order. */
  async function put(removal: Removal): Promise<Removal[]> {
    const tooOld = new Date(removal.at.getTime() - CLAIM_MS);
    await state.updateOne(own, { $pull: { removals: { at: { $lt: tooOld } } } });
    const before = await state.findOneAndUpdate(
      own,
      { $push: { removals: removal } },
      { upsert: true, returnDocument: 'before' },
    );
    return before?.removals ?? [];
  }

  return {
    /**
     * Claims a removal if `isAnyLeft` without the users who are leaving.
     * @returns how to undo the claim; undefined when the removal must be refused
     */
    async claim(
      userId: Types.ObjectId,
      isAnyLeft: (leaving: Types.ObjectId[]) => Promise<boolean>,
    ): Promise<UndoClaim | undefined> {
      const id = new Types.ObjectId();
      const undo = async () => void (await state.updateOne(own, { $pull: { removals: { id } } }));
      const earlier = await put({ id, userId, at: new Date() });
      // Counted after the claims were read: earlier claims that ended have changed their user.
      if (await isAnyLeft([userId, ...earlier.map((removal) => removal.userId)])) return undo;
      await undo();
      return undefined;
    },
    /** Ends the claims on a user who was removed. */
    async confirm(userId: Types.ObjectId) {
      await state.updateOne(own, { $pull: { removals: { userId } } });
    },
  };
}

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
