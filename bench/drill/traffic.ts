import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type ApiClient, ApiError } from '@pressline/shared-api';

const PAGES = ['/', '/help', '/help/articles/choose-a-binding', '/privacy'];
const READERS = 4;
const EDITORS = 2;
const PAUSE_MS = 20;
export const PATIENCE_MS = 5_000;

/** What visitors and editors saw. */
export interface Seen {
  pages: number;
  /** Answers that say what is wrong, on a page with a heading or in words. */
  told: number;
  /** No answer at all. */
  silent: number;
  /** An answer of 200 without content. */
  blank: number;
  /** The longest time between two pages. */
  awayMs: number;
  acknowledged: readonly string[];
  /** Writes that were refused with a reason, and such that ended without an answer. */
  refused: number;
  unknown: number;
}

type Kind = 'pages' | 'told' | 'silent' | 'blank';

/** Loads one page as a visitor does. */
export async function readPage(address: string): Promise<Kind> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    const hasContent = text.includes('<h1') && text.includes('</html>');
    if (response.ok) return hasContent ? 'pages' : 'blank';
    return text.trim() === '' ? 'blank' : 'told';
  } catch {
    return 'silent';
  }
}

/** Visitors who read and editors who write, without a pause that matters, until they are stopped. */
export function startTraffic(url: string, client: ApiClient) {
  const counts = { pages: 0, told: 0, silent: 0, blank: 0, refused: 0, unknown: 0 };
  const acknowledged: string[] = [];
  let isOver = false;
  let awayMs = 0;
  let lastPage = performance.now();
  const sinceLastPage = () => {
    awayMs = Math.max(awayMs, performance.now() - lastPage);
  };

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !isOver; turn += 1) {
      const kind = await readPage(url + PAGES[turn % PAGES.length]);
      counts[kind] += 1;
      if (kind === 'pages') {
        sinceLastPage();
        lastPage = performance.now();
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

  const all = [
    ...Array.from({ length: READERS }, (_, reader) => read(reader)),
    ...Array.from({ length: EDITORS }, write),
  ];
  return {
    async stop(): Promise<Seen> {
      isOver = true;
      await Promise.all(all);
      sinceLastPage();
      return { ...counts, awayMs, acknowledged };
    },
  };
}

/** Which of the names are not there. */
export async function lostOf(client: ApiClient, names: readonly string[]): Promise<string[]> {
  const kept = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { tags, total } = await client.admin.tags.list({ page, limit: 100 });
    for (const { name } of tags) kept.add(name);
    if (tags.length === 0 || page * 100 >= total) break;
  }
  return names.filter((name) => !kept.has(name));
}
