import type { Logger } from 'pino';
import { createDailyLimit } from '../../http/limits/createDailyLimit';
import { fold } from '../../reading/search/fold';
import { createBatch } from '../../store/database/createBatch';
import { utcDay } from '../../utcDay';
import type { ActivityStore } from './createActivityStore';
import type { LoggedQuery } from './createQueryStore';

const MAX_LENGTH = 80;
/** Different queries that one process counts per day; the totals include all. */
const MAX_QUERIES_A_DAY = 2_000;
/** A query that is continued within this time was still being typed. */
const TYPING_MS = 4_000;

interface Noted extends LoggedQuery {
  at: number;
}

const NOTHING = { searches: 0, emptySearches: 0, opened: 0, results: null };

/** The counted form of a query; undefined if it may identify a person: email addresses, long numbers. */
export function loggedQuery(query: string): string | undefined {
  const text = fold(query)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const mayIdentify = text.includes('@') || /\d(?:[ ()./-]?\d){6}/.test(text);
  return text === '' || mayIdentify ? undefined : text.slice(0, MAX_LENGTH);
}

/** A question that nothing answers is one search without results, whether it was also searched for or not. */
function withUnanswered(noted: Noted): Noted {
  const searches = noted.searches || noted.emptySearches;
  return { ...noted, searches, emptySearches: Math.min(noted.emptySearches, searches) };
}

function withoutHalfTyped(noted: ReadonlyMap<string, Noted>): Noted[] {
  const left = new Map([...noted].map(([query, counts]) => [query, withUnanswered(counts)]));
  for (const { query, searches, at } of noted.values()) {
    for (let length = query.length - 1; length > 0; length -= 1) {
      const shorter = left.get(query.slice(0, length));
      if (!shorter || at - shorter.at > TYPING_MS || at < shorter.at) continue;
      shorter.searches = Math.max(0, shorter.searches - searches);
      shorter.emptySearches = Math.min(shorter.emptySearches, shorter.searches);
      break;
    }
  }
  return [...left.values()].filter(({ searches, opened }) => searches > 0 || opened > 0);
}

/** Search queries with their counts by day, without personal data. */
export type SearchLog = ReturnType<typeof createSearchLog>;

export function createSearchLog(activity: ActivityStore, log: Logger) {
  const isWithinLimit = createDailyLimit(MAX_QUERIES_A_DAY);

  async function write(held: Map<string, Noted>) {
    const day = utcDay();
    const noted = withoutHalfTyped(held);
    if (noted.length === 0) return;
    const sum = (of: (counts: Noted) => number) => noted.reduce((all, one) => all + of(one), 0);
    await activity.addQueries(
      day,
      noted.filter(({ query }) => isWithinLimit(day, query)),
    );
    await activity.addToDay(day, {
      searches: sum(({ searches }) => searches),
      emptySearches: sum(({ emptySearches }) => emptySearches),
    });
  }

  const batch = createBatch<Noted>({
    name: 'searches',
    log,
    merge: (held, added) => ({
      ...added,
      results: added.results ?? held.results,
      searches: held.searches + added.searches,
      emptySearches: held.emptySearches + added.emptySearches,
      opened: held.opened + added.opened,
    }),
    write,
  });

  function add(text: string, counts: Partial<Noted>) {
    const query = loggedQuery(text);
    if (query) batch.add(query, { ...NOTHING, ...counts, query, at: Date.now() });
  }

  return {
    record: (text: string, results: number) =>
      add(text, { searches: 1, emptySearches: results === 0 ? 1 : 0, results }),
    /** Notes a question that no passage answers; the page searches for it, too. */
    recordUnanswered: (text: string) => add(text, { emptySearches: 1 }),
    /** Notes that a reader opened what a search found. */
    recordOpened: (text: string) => add(text, { opened: 1 }),
    flush: batch.flush,
  };
}
