import { contract } from '@pressline/shared-api/contract';
import { invalid } from '../../errors';
import { handle } from '../../http/router/handle';
import type { Identify } from '../../people/auth/createIdentify';
import { isReader } from '../views/views.routes';
import type { SearchLog } from './createSearchLog';
import { loggedQuery } from './createSearchLog';
import type { UnmetSearches } from './createUnmetSearches';

function keyOf(query: string): string {
  const key = loggedQuery(query);
  if (!key) throw invalid({ query: 'Searches that may contain a person’s name are not counted' });
  return key;
}

interface UnmetSearchNeeds {
  unmetSearches: UnmetSearches;
  searchLog: SearchLog;
  identify: Identify;
}

/** Searches of readers that nothing answers well, and what readers open of what a search finds. */
export const unmetSearchRoutes = ({ unmetSearches, searchLog, identify }: UnmetSearchNeeds) => [
  handle(contract.others.searchOpened, async ({ query: { q }, ctx }) => {
    if (await isReader(ctx, identify)) searchLog.recordOpened(q);
  }),
  handle(contract.unmetSearches.list, async () => ({ searches: await unmetSearches.list() })),
  handle(contract.unmetSearches.pinTargets, async () => ({
    articles: await unmetSearches.pinTargets(),
  })),
  handle(contract.unmetSearches.dismiss, async ({ body: { query }, user }) => {
    await unmetSearches.dismiss(keyOf(query), user.username);
    return { message: 'Search dismissed' };
  }),
  handle(contract.unmetSearches.restore, async ({ query: { query } }) => {
    await unmetSearches.restore(keyOf(query));
    return { message: 'Search restored' };
  }),
];
