import type { PinTargets, UnmetSearch } from '@pressline/shared-api';
import { REPORT_SECONDS } from '@pressline/shared-api/time';
import type { Core } from '../../content/resource/Core';
import type { Search } from '../../reading/search/createSearch';
import { runWrite } from '../../store/connection/writes';
import { byIds } from '../../store/database/byIds';
import { ensureIndex } from '../../store/database/ensureIndex';
import { lastDays, utcDay } from '../../utcDay';
import type { ActivityStore } from './createActivityStore';

/** Each is searched for again, also for the number on Home. */
const LISTED = 20;
const DAYS = 30;

interface Dismissal {
  /** The query, as it is counted. */
  _id: string;
  by: string;
  at: Date;
}

/** Searches of readers that nothing in the help center answers, unless staff have dismissed them. */
export type UnmetSearches = ReturnType<typeof createUnmetSearches>;

export function createUnmetSearches(
  deps: Pick<Core, 'connection' | 'types'> & { activity: ActivityStore; search: Search },
) {
  const { connection, types, activity, search } = deps;
  const dismissals = connection.collection<Dismissal>('dismissed_searches');

  /** What a search that had results finds is good when it is pinned, or a passage of it is the answer. */
  async function isMet({ query, results }: UnmetSearch) {
    const { matches, best } = await search.search(query, { limit: 1 });
    return best !== undefined || matches.some(({ isPinned }) => results === 0 || isPinned);
  }

  async function list(): Promise<UnmetSearch[]> {
    const dismissed = await dismissals.find().project<{ _id: string }>({ _id: 1 }).toArray();
    const except = dismissed.map(({ _id }) => _id);
    const found = await activity.unmetSince(lastDays(DAYS)[0] ?? '', except, LISTED);
    if (found.length === 0) return [];
    const unmet: UnmetSearch[] = [];
    // One after another, so that other requests go on in between.
    for (const { lastDay, ...counts } of found) {
      const one = { ...counts, lastDay: utcDay(lastDay) };
      if (!(await isMet(one))) unmet.push(one);
    }
    return unmet;
  }

  return {
    /** The newest and most frequent searches without a good answer. */
    list,
    /** How many `list` has. */
    count: async () => (await list()).length,
    /** The articles that are pinned to searches; deleted ones are left out. */
    async pinTargets(): Promise<PinTargets['articles']> {
      const pins = await types.pinnedResults.model.find().select('articleId').lean();
      const ids = pins.map(({ articleId }) => articleId);
      const found = await byIds(types.articles.model, ids, 'title isPublished');
      return Array.from(found, ([id, { title, isPublished }]) => ({
        ...{ id, title: String(title), isPublished: isPublished === true },
      }));
    },
    /** Takes a search off the list. */
    async dismiss(query: string, by: string): Promise<void> {
      const values = { $set: { by, at: new Date() } };
      await runWrite(() => dismissals.updateOne({ _id: query }, values, { upsert: true }));
    },
    /** Undoes a dismissal; it is no error when there is none. */
    async restore(query: string): Promise<void> {
      await runWrite(() => dismissals.deleteOne({ _id: query }));
    },
    createIndexes: () => ensureIndex(dismissals, { at: 1 }, { expireAfterSeconds: REPORT_SECONDS }),
  };
}
