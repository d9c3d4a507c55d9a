import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiClient, ApiError } from '@pressline/shared-api';
import { percentile } from '../table';

const PAGES = ['/', '/help', '/help/articles/choose-a-binding', '/privacy'];
const READERS = 4;
const EDITORS = 2;
const PAUSE_MS = 20;
const LIST_LIMIT = 100;
export const PATIENCE_MS = 5_000;

/** Script and stylesheets without which a page is not the page. */
const NEEDED = /<script[^>]* src="([^"]+)"|<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"/g;

/**
 * What a visitor got: a page with its files, words that say what is wrong, a success without content or
 * without its files, or no answer.
 */
type Kind = 'page' | 'told' | 'blank' | 'silent';

/** What visitors and editors saw. */
export interface Seen extends Record<Kind, number> {
  /** The longest time between two pages. */
  awayMs: number;
  /** What 19 of 20 pages took at most. */
  pageMs: number;
  acknowledged: readonly string[];
  /** Writes that were refused with a reason, and such that ended without an answer. */
  refused: number;
  unknown: number;
}

const get = (address: string | URL) => fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });

/** Loads one page with its files, as a visitor does. `ms`: until its document was there. */
export async function readPage(address: string): Promise<{ kind: Kind; ms: number }> {
  const startedAt = performance.now();
  try {
    const response = await get(address);
    const text = await response.text();
    const ms = performance.now() - startedAt;
    if (!response.ok) return { kind: text.trim() === '' ? 'blank' : 'told', ms };
    const isWhole = text.includes('<h1') && text.includes('</html>');
    const files = [...text.matchAll(NEEDED)].map(([, script, style]) => script ?? style ?? '');
    const answers = await Promise.all(files.map((file) => get(new URL(file, address))));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return { kind: isWhole && answers.every(({ ok }) => ok) ? 'page' : 'blank', ms };
  } catch {
    return { kind: 'silent', ms: performance.now() - startedAt };
  }
}

/** Visitors who read and editors who write, without a pause that matters, until they are stopped. */
export function startTraffic(url: string, client: ApiClient) {
  const counts = { page: 0, told: 0, silent: 0, blank: 0, refused: 0, unknown: 0 };
  const acknowledged: string[] = [];
  const times: number[] = [];
  let isOver = false;
  let awayMs = 0;
  let lastPage = performance.now();
  const noteAway = () => {
    awayMs = Math.max(awayMs, performance.now() - lastPage);
  };

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !isOver; turn += 1) {
      const { kind, ms } = await readPage(url + PAGES[turn % PAGES.length]);
      counts[kind] += 1;
      if (kind === 'page') {
        noteAway();
        lastPage = performance.now();
        times.push(ms);
      }
      await delay(PAUSE_MS);
    }
  }

  async function write(): Promise<void> {
    while (!isOver) {
      const name = randomUUID();
      try {
        await client.admin.tags.create({ name });
        acknowledged.push(name);
      } catch (error) {
        const isRefused = error instanceof ApiError && (error.status ?? 0) >= 400;
        counts[isRefused ? 'refused' : 'unknown'] += 1;
      }
      await delay(PAUSE_MS);
    }
  }

  const everyone = [
    ...Array.from({ length: READERS }, (_, reader) => read(reader)),
    ...Array.from({ length: EDITORS }, write),
  ];
  return {
    async stop(): Promise<Seen> {
      isOver = true;
      await Promise.all(everyone);
      noteAway();
      return { ...counts, awayMs, pageMs: percentile(times, 0.95), acknowledged };
    },
  };
}

/** Which of these tags are not there. */
export async function lostOf(client: ApiClient, names: readonly string[]): Promise<string[]> {
  const kept = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { tags } = await client.admin.tags.list({ page, limit: LIST_LIMIT });
    for (const { name } of tags) kept.add(name);
    if (tags.length < LIST_LIMIT) return names.filter((name) => !kept.has(name));
  }
}
