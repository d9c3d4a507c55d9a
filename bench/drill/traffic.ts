import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiClient, ApiError } from '@pressline/shared-api';
import { percentile } from '../table';

const PAGES = ['/', '/help', '/help/articles/choose-a-binding', '/privacy'];
const READERS = 4;
const EDITORS = 2;
const PAUSE_MS = 20;
/** People wait after an error; without a pause, quick errors would outnumber the pages. */
const RETRY_MS = 1_000;
const LIST_LIMIT = 100;
export const TIMEOUT_MS = 5_000;

/** Script and stylesheets without which a page is broken. */
const NEEDED = /<script[^>]* src="([^"]+)"|<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"/g;

/** The result of a visit. `broken`: a success without its content or files, or an empty error. */
type Visit = 'page' | 'errorPage' | 'broken' | 'noAnswer';

export interface Seen extends Record<Visit, number> {
  noPageMs: number;
  pageMs: number;
  acknowledged: readonly string[];
  noWriteMs: number;
  /** Writes that were refused with a reason, and those that got no answer. */
  refused: number;
  unanswered: number;
}

const get = (address: string | URL) => fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Loads one page with its files, as a visitor does. `ms`: until its document had arrived. */
export async function readPage(address: string): Promise<{ kind: Visit; ms: number }> {
  const startedAt = performance.now();
  try {
    const response = await get(address);
    const text = await response.text();
    const ms = performance.now() - startedAt;
    if (!response.ok) return { kind: text.trim() === '' ? 'broken' : 'errorPage', ms };
    const isWhole = text.includes('<h1') && text.includes('</html>');
    const files = [...text.matchAll(NEEDED)].map(([, script, style]) => script ?? style ?? '');
    const answers = await Promise.all(files.map((file) => get(new URL(file, address))));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return { kind: isWhole && answers.every(({ ok }) => ok) ? 'page' : 'broken', ms };
  } catch {
    return { kind: 'noAnswer', ms: performance.now() - startedAt };
  }
}

/** The longest time between two successes. */
function watchGaps() {
  let last = performance.now();
  let longest = 0;
  return {
    end() {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    },
    longest: () => longest,
  };
}

export type Traffic = ReturnType<typeof startTraffic>;

/** Visitors who read and editors who write, nearly without a pause, until they are stopped. */
export function startTraffic(
  { url, client }: { url: string; client: ApiClient },
  editors = EDITORS,
) {
  const counts = { page: 0, errorPage: 0, broken: 0, noAnswer: 0, refused: 0, unanswered: 0 };
  const acknowledged: string[] = [];
  const times: number[] = [];
  const pageGaps = watchGaps();
  const writeGaps = watchGaps();
  let isOver = false;

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !isOver; turn += 1) {
      const { kind, ms } = await readPage(url + PAGES[turn % PAGES.length]);
      counts[kind] += 1;
      if (kind === 'page') {
        pageGaps.end();
        times.push(ms);
      }
      await delay(kind === 'page' ? PAUSE_MS : RETRY_MS);
    }
  }

  async function write(): Promise<void> {
    while (!isOver) {
      const name = randomUUID();
      try {
        await client.admin.tags.create({ name });
        acknowledged.push(name);
        writeGaps.end();
        await delay(PAUSE_MS);
      } catch (error) {
        const isRefused = error instanceof ApiError && (error.status ?? 0) >= 400;
        counts[isRefused ? 'refused' : 'unanswered'] += 1;
        await delay(RETRY_MS);
      }
    }
  }

  const everyone = [
    ...Array.from({ length: READERS }, (_, reader) => read(reader)),
    ...Array.from({ length: editors }, write),
  ];
  return {
    async stop(): Promise<void> {
      isOver = true;
      pageGaps.end();
      writeGaps.end();
      await Promise.all(everyone);
    },
    writes: () => acknowledged.length,
    seen: (): Seen => ({
      ...counts,
      noPageMs: pageGaps.longest(),
      pageMs: percentile(times, 0.95),
      acknowledged,
      noWriteMs: writeGaps.longest(),
    }),
  };
}

export async function lostArticles(client: ApiClient, names: readonly string[]): Promise<string[]> {
  const kept = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { tags } = await client.admin.tags.list({ page, limit: LIST_LIMIT });
    for (const { name } of tags) kept.add(name);
    if (tags.length < LIST_LIMIT) return names.filter((name) => !kept.has(name));
  }
}
