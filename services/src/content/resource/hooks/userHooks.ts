import { PROTECTED_USERNAME } from '@pressline/shared-api';
import { passwordWeakness } from '@pressline/shared-api/forms/passwordWeakness';
import { trusted } from 'mongoose';
import { conflict, invalid } from '../../../errors';
import { hashPassword } from '../../../people/auth/passwords';
import type { StoredOf } from '../../../store/database/createModel';
import { clearOwner } from './freshness';
import type { ResourceHooks } from './ResourceHooks';

type StoredUser = StoredOf<'users'>;

const isActiveSuperAdmin = (user?: StoredUser) =>
  user?.role === 'super_admin' && user.isActive === true;

const isRemoval = (before: StoredUser, after?: StoredUser) =>
  isActiveSuperAdmin(before) && !isActiveSuperAdmin(after);

const losesSessions = (before: StoredUser, after?: StoredUser) =>
  after?.role !== before.role ||
  after.isActive !== before.isActive ||
  after.passwordHash !== before.passwordHash;

export const userHooks: ResourceHooks<StoredUser> = {
  beforehand: async (_context, { password, ...change }) =>
    password === undefined
      ? change
      : { ...change, password, passwordHash: await hashPassword(String(password)) },

  async prepare({ editor }, { password, ...change }, before) {
    const username = String(change.username ?? before?.username);
    if (before && username !== before.username) {
      throw invalid({ username: 'Cannot be changed' });
    }
    if (password === undefined) return change;
    // There the present one is asked for: the browser may have been left open.
    if (before && before.username === editor) {
      throw invalid({ password: 'Change your own password under Your account' });
    }
    const { email, fullName } = { ...before, ...change } as Partial<StoredUser>;
    const weakness = passwordWeakness(String(password), { username, email, fullName });
    if (weakness) throw invalid({ password: weakness });
    return change;
  },

  async check({ models }, { before, after }) {
    if (!after && before?.username === PROTECTED_USERNAME) {
      throw conflict(`The user ${PROTECTED_USERNAME} cannot be deleted`);
    }
    if (!before || !isRemoval(before, after)) return;
    const active = { role: 'super_admin', isActive: true } as const;
    const others = { ...active, _id: trusted({ $nin: [before._id] }) };
    if (!(await models.users.exists(others))) {
      throw conflict('At least one active super admin must remain');
    }
  },

  async afterWrite({ endSessions, models }, { before, after }) {
    if (!before) return;
    if (!after?.isActive) await clearOwner(models, before.username);
    if (losesSessions(before, after)) await endSessions(before, after);
  },
};
