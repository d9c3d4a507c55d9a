import { type Connection, Types, trusted } from 'mongoose';
import type { Models, StoredOf } from '../database/createModel';

/** Gives back what a write claimed, when the write did not happen. */
export type UndoClaim = () => Promise<void>;

/** Much longer than any write takes; what a process that died has claimed counts no more then. */
const CLAIM_MS = 10 * 60 * 1_000;

interface Removal {
  id: Types.ObjectId;
  userId: Types.ObjectId;
  at: Date;
}

interface GuardState {
  _id: string;
  /** Under way, in the order of their claims. */
  removals?: Removal[];
}

type UserId = StoredOf<'users'>['_id'];

/**
 * Sees to it that an active super admin remains, though several are taken away at the same time on
 * several instances: whoever claims a removal counts those out that others have claimed before.
 */
export interface SuperAdminGuard {
  /** Answers what gives the claim back when the removal did not happen; undefined to refuse it. */
  claimRemoval(userId: UserId): Promise<UndoClaim | undefined>;
  /** Ends the claims on a user who is removed: none of them can lead to another write. */
  settleRemoval(userId: UserId): Promise<void>;
}

export function createSuperAdminGuard(connection: Connection, models: Models): SuperAdminGuard {
  const state = connection.collection<GuardState>('state');
  const guard = { _id: 'superAdmins' };

  /** Claims in one step with reading the claims before it, so that all claims have one order. */
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
    async claimRemoval(userId) {
      const id = new Types.ObjectId();
      const undo = async () => void (await state.updateOne(guard, { $pull: { removals: { id } } }));
      const earlier = await claim({ id, userId, at: new Date() });
      const leaving = [userId, ...earlier.map((removal) => removal.userId)];
      // Read after the claims: a claim that ended before has already changed its user.
      const remaining = await models.users.countDocuments({
        role: 'super_admin',
        isActive: true,
        _id: trusted({ $nin: leaving }),
      });
      if (remaining > 0) return undo;
      await undo();
      return undefined;
    },
    async settleRemoval(userId) {
      await state.updateOne(guard, { $pull: { removals: { userId } } });
    },
  };
}
