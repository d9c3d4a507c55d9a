import type { Connection } from 'mongoose';
import type { Models } from '../resource/createModel';

interface GuardState {
  _id: string;
  active: number;
}

/**
 * Counts the active super admins in one document, so that two parallel requests cannot each take
 * away the last but one. The count may be too low after a crash, never too high for long: it is
 * lowered before and raised after the write.
 */
export interface SuperAdminGuard {
  /** Lowers the count unless it would reach 0. */
  claimRemoval(): Promise<boolean>;
  add(): Promise<void>;
  /** Sets the count from the users; called when a process starts. */
  reconcile(): Promise<void>;
}

export function createSuperAdminGuard(connection: Connection, models: Models): SuperAdminGuard {
  const state = connection.collection<GuardState>('state');
  const guard = { _id: 'superAdmins' };
  return {
    async claimRemoval() {
      const lowered = await state.updateOne(
        { ...guard, active: { $gt: 1 } },
        { $inc: { active: -1 } },
      );
      return lowered.modifiedCount === 1;
    },
    async add() {
      await state.updateOne(guard, { $inc: { active: 1 } }, { upsert: true });
    },
    async reconcile() {
      const active = await models.users.countDocuments({ role: 'super_admin', isActive: true });
      await state.updateOne(guard, { $set: { active } }, { upsert: true });
    },
  };
}
