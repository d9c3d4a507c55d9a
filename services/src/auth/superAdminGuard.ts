import { type Connection, Types, trusted } from 'mongoose';
import type { Models, StoredOf } from '../database/createModel';

/** Undoes the claim of a write that did not happen. */
export type UndoClaim = () => Promise<void>;

/** Much longer than any write takes. Older claims were left by a process that died. */
const CLAIM_MS = 10 * 60 * 1_000;

interface Removal {
  id: Types.ObjectId;
  userId: Types.ObjectId;
  at: Date;
}

interface GuardState {
  _id: string;
  removals?: Removal[];
}

type UserId = StoredOf<'users'>['_id'];

/**
 * Ensures that an active super admin remains when several are deleted or demoted at the same time on
 * several instances: each claims its removal, and does not count users whom others claimed before.
 */
export type SuperAdminGuard = ReturnType<typeof createSuperAdminGuard>;

export function createSuperAdminGuard(connection: Connection, models: Models) {
  const state = connection.collection<GuardState>('state');
  const guard = { _id: 'superAdmins' };

  /** Claims and reads the earlier claims in one step, so that all claims have one order. */
  async function claim(removal: Removal): Promise<Removal[]> {
    const tooOld = new Date(removal.at.getTime() - CLAIM_MS);
    await state.updateOne(guard, { $pull: { removals: { at: { $lt: tooOld } } } });
    const before = await state.findOneAndUpdate(
      guard,
      { $push: { removals: removal } },
      { upsert: true, returnDocument: 'before' },
    );
    return before?.removals ?? [];
  }

  return {
    /** Returns how to undo the claim; undefined when the removal must be refused. */
    async claimRemoval(userId: UserId): Promise<UndoClaim | undefined> {
      const id = new Types.ObjectId();
      const undo = async () => void (await state.updateOne(guard, { $pull: { removals: { id } } }));
      const earlier = await claim({ id, userId, at: new Date() });
      const leaving = [userId, ...earlier.map((removal) => removal.userId)];
      // Counted after the claims were read: earlier claims that ended have changed their user.
      const remaining = await models.users.countDocuments({
        role: 'super_admin',
        isActive: true,
        _id: trusted({ $nin: leaving }),
      });
      if (remaining > 0) return undo;
      await undo();
      return undefined;
    },
    /** Ends the claims on a user who was removed. */
    async confirmRemoval(userId: UserId) {
      await state.updateOne(guard, { $pull: { removals: { userId } } });
    },
  };
}
