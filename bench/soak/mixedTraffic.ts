import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '../drill/site';

const PATHS = [
  '/',
  '/help',
  '/help/articles/choose-a-binding',
  '/help?q=bleed',
  '/api/help/search?q=paper%20price',
  '/api/help/answers?q=how%20long%20is%20a%20quote%20valid',
  '/privacy',
];
const READERS = 4;
const READ_PAUSE_MS = 50;
const EDIT_PAUSE_MS = 1_000;

/** Readers of pages and the API, and an editor who makes, changes and deletes tags, until they are stopped. */
export function startMixedTraffic({ url, client }: Site) {
  let isOver = false;
  let times: number[] = [];
  let failed = 0;

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !isOver; turn += 1) {
      const startedAt = performance.now();
      try {
        const response = await fetch(url + PATHS[turn % PATHS.length]);
        await response.arrayBuffer();
        if (response.ok) times.push(performance.now() - startedAt);
        else failed += 1;
      } catch {
        failed += 1;
      }
      await delay(READ_PAUSE_MS);
    }
  }

  async function edit(): Promise<void> {
    while (!isOver) {
      try {
        const { id, version } = await client.admin.tags.create({ name: randomUUID() });
        await client.admin.tags.update(id, { name: randomUUID(), version });
        await client.admin.tags.remove(id);
      } catch {
        failed += 1;
      }
      await delay(EDIT_PAUSE_MS);
    }
  }

  const everyone = [edit(), ...Array.from({ length: READERS }, (_, reader) => read(reader))];
  return {
    /** How long each read took since the last call, in milliseconds, and how many requests failed. */
    take() {
      const taken = { times, failed };
      times = [];
      failed = 0;
      return taken;
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(everyone);
    },
  };
}
