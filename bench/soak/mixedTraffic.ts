import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { time } from '../api/time';
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
  const { tags } = client.admin;
  let isOver = false;
  let times: number[] = [];
  let failed = 0;
  let requests = 0;
  let writes = 0;

  /** Counts a request and resolves with its answer; undefined when it failed. */
  async function count<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
    requests += 1;
    try {
      return await request;
    } catch {
      failed += 1;
      return undefined;
    }
  }

  const write = <Answer>(request: Promise<Answer>) =>
    count(
      request.then((answer) => {
        writes += 1;
        return answer;
      }),
    );

  async function read(reader: number): Promise<void> {
    for (let turn = reader; !isOver; turn += 1) {
      const ms = await count(time(`${url}${PATHS[turn % PATHS.length]}`));
      if (ms !== undefined) times.push(ms);
      await delay(READ_PAUSE_MS);
    }
  }

  async function edit(): Promise<void> {
    while (!isOver) {
      const tag = await write(tags.create({ name: randomUUID() }));
      if (tag) {
        const { id, version } = tag;
        await write(tags.update(id, { name: randomUUID(), version }));
        await write(tags.remove(id));
      }
      await delay(EDIT_PAUSE_MS);
    }
  }

  const everyone = [edit(), ...Array.from({ length: READERS }, (_, reader) => read(reader))];
  return {
    writes: () => writes,
    /** Since the last call: the milliseconds of each successful read, and how many requests were made and failed. */
    take() {
      const taken = { times, failed, requests };
      times = [];
      failed = 0;
      requests = 0;
      return taken;
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(everyone);
    },
  };
}
