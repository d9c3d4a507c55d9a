import { z } from 'zod';
import { ids } from './bulk';
import { namedBody, namedObject, objectId, time } from './common';

const message = 'Must be an ISO 8601 date-time';

/** What is left out stays. The time counts as its day in UTC. */
export const freshnessBody = namedBody('ArticleFreshness', {
  /** Empty for nobody. */
  owner: z.string().trim().max(64).optional(),
  verifiedUntil: z.iso.datetime({ offset: true, message }).nullable().optional(),
});

export const verifyBody = namedBody('ArticlesVerify', { ids });

/** The articles that are there, and the day until which each is verified now. */
export const verified = namedObject('ArticlesVerified', {
  verified: z.array(z.object({ id: objectId, verifiedUntil: time })),
});

export type FreshnessBody = z.input<typeof freshnessBody>;
export type Verified = z.infer<typeof verified>;
