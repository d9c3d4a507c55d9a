import { contract } from '@pressline/shared-api/contract';
import { handle } from '../../http/router/handle';
import type { Freshness } from './createFreshness';

/** Who answers for articles, and until when they are verified. */
export const freshnessRoutes = (freshness: Freshness) => [
  handle(contract.admin.freshness.set, ({ params, body }) => freshness.set(params.id, body)),
  handle(contract.admin.freshness.verify, ({ body }) => freshness.verify(body.ids)),
];
