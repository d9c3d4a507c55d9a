import type { StaffList } from '../../wire/people/staff';
import { call } from '../call';
import type { RequestOptions } from '../client';

/** `api.staff`: who works here. All calls throw ApiError. */
export const staffCalls = {
  /** The active staff users, by name. */
  list: call<(init?: RequestOptions) => Promise<StaffList>>('GET /api/admin/staff'),
};
