import type { User } from '../../resources/user';
import type { StaffList, UserDeactivation, UserRemoval } from '../../wire/people/staff';
import { call } from '../call';

/** `api.staff`: who works here. All calls throw ApiError. */
export const staffCalls = {
  /** The active admin users, by name. */
  list: call<[], StaffList>('GET /api/admin/staff'),
  /** Deletes an admin user and gives their articles to somebody else; for super admins. */
  remove: call<[userId: string, body: UserRemoval], void>('POST /api/admin/users/:id/removal'),
  /** Updates an admin user who is switched off by that, and gives their articles to somebody else; for super admins. */
  deactivate: call<[userId: string, body: UserDeactivation], User>(
    'POST /api/admin/users/:id/deactivation',
  ),
};
