import { z } from 'zod';
import { articles } from '../../resources/article';
import { ok } from '../answer';
import { body } from '../body';
import { namedBody, namedObject, objectId, time } from '../common';
import { endpoint } from '../endpoint';
import { resourceSchemas } from '../resource/documents';
import { ids } from '../resource/schemas';

const message = 'Must be an ISO 8601 date-time';

/** What is left out stays. The time counts as its day in UTC. */
const freshnessBody = namedBody('ArticleFreshness', {
  /** Empty when no user owns the article. */
  owner: z.string().trim().max(64).optional(),
  verifiedUntil: z.iso.datetime({ offset: true, message }).nullable().optional(),
});

const verifyBody = namedBody('ArticlesVerify', { ids });

/** The articles that are there, and the day until which each is verified now. */
const verified = namedObject('ArticlesVerified', {
  verified: z.array(z.object({ id: objectId, verifiedUntil: time })),
});

const common = { tag: 'Staff', access: 'admin', subject: articles.label } as const;

/**
 * `api.admin.freshness`: who answers for articles, and until when they are verified. No call makes a
 * new version of a text.
 */
export const freshnessEndpoints = {
  /** Sets owner and date. @throws ApiError 400 for a username that is no active admin user’s */
  set: endpoint('PUT /api/admin/help/articles/:id/freshness', {
    ...common,
    summary: 'Set the owner of an article, and until when it is verified',
    done: 'Changed the owner or review date of the article',
    body: body(freshnessBody),
    answers: { 200: ok(resourceSchemas(articles).document) },
  }),
  /** "Mark as verified": moves the date of each on by the interval of its category. */
  verify: endpoint('POST /api/admin/help/articles/verify', {
    ...common,
    summary: 'Verify articles until the interval of their category ends',
    done: 'Verified the article',
    body: body(verifyBody),
    argument: 'ids',
    answers: { 200: ok(verified) },
  }),
};

export type FreshnessBody = z.input<typeof freshnessBody>;
export type Verified = z.infer<typeof verified>;
