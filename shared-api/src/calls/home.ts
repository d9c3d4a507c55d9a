import type { HomeCounts } from '../wire/home';
import { call } from './call';

/** `api.home`: what waits for staff. All calls throw ApiError. */
export const homeCalls = { counts: call<[], HomeCounts>('GET /api/admin/home') };
