import { adminPath } from '../definition/paths';
import type { Article } from '../resources/article';
import type { FreshnessBody, Verified } from '../wire/freshness';
import { call } from './call';

const articles = adminPath('articles');

/** Who answers for articles, and until when they are verified. No call makes a new version of a text. */
export const freshnessCalls = {
  /** Sets owner and date. @throws ApiError 400 for somebody who is no active admin user */
  set: call<[articleId: string, body: FreshnessBody], Article>(`PUT ${articles}/:id/freshness`),
  /** "Mark as verified": moves the date of each on by the interval of its category. */
  verify: call<[ids: readonly string[]], Verified>(`POST ${articles}/verify`, {
    wrap: (ids: readonly string[]) => ({ ids }),
  }),
};
