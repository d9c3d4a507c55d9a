import type { z } from 'zod';
import { ok } from '../answer';
import { count, namedObject } from '../common';
import { endpoint } from '../endpoint';

/** How much waits for staff; each number is the length of a list that the admin area shows. */
const home = namedObject('Home', {
  /** New feedback, suggestions included. */
  feedback: count,
  /** Searches with no good answer, at most as many as their list has. */
  searches: count,
  /** Requests that are not done. */
  requests: count,
  /** Requests whose delivery has failed. */
  failedMail: count,
  /** Articles whose owners have to check them again. */
  overdue: count,
  /** Articles that will be published by themselves. */
  scheduled: count,
  /** What the checks find in all content. */
  findings: count,
});

/** `api.home`: what waits for staff. All calls throw ApiError. */
export const homeEndpoints = {
  counts: endpoint('GET /api/admin/home', {
    tag: 'Staff',
    access: 'admin',
    summary: 'Count open tasks for staff',
    answers: { 200: ok(home) },
  }),
};

export type HomeCounts = z.infer<typeof home>;
