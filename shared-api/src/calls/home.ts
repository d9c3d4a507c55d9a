import type { HomeCounts } from '../wire/home';
import { call } from './call';
import type { RequestOptions } from './client';

/** `api.home`: what waits for staff. All calls throw ApiError. */
export const homeCalls = {
  counts: call<(init?: RequestOptions) => Promise<HomeCounts>>('GET /api/admin/home'),
};
