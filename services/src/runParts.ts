import type { Logger } from 'pino';
import type { Application } from './createApplication';
import type { Part } from './Part';
import { inBatches, tryEach } from './store/database/createBatch';

const UPKEEP_EVERY_MS = 5 * 60_000;

type Parts = readonly Part[];

type Log = Pick<Logger, 'warn'>;

/** Creates what the application relies on in the database: indexes, content version. */
export async function prepareDatabase(
  { list, content }: Pick<Application, 'list' | 'content'>,
  log: Log,
): Promise<void> {
  const stores = list.flatMap((part) => part.stores ?? []);
  await inBatches(stores, (store) => store.createIndexes());
  await content.initialize();
  await content.refresh();
  await tryUpkeep(list, log);
}

/**
 * Corrects what processes that died have left, and deletes what has expired. A part whose upkeep fails
 * keeps no other from its own. @throws the first failure, at the end
 */
export async function runUpkeep(parts: Parts): Promise<void> {
  await tryEach(parts, async (part) => part.upkeep?.());
}

/** What fails is done by the next run. Never rejects. */
const tryUpkeep = (parts: Parts, log: Log) =>
  runUpkeep(parts).catch((error) => log.warn({ err: error }, 'upkeep failed'));

/** Starts what runs by itself, the upkeep every five minutes too. The answer ends it. */
export function startParts(parts: Parts, log: Log): () => Promise<void> {
  for (const part of parts) part.start?.();
  const timer = setInterval(() => void tryUpkeep(parts, log), UPKEEP_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await stopParts(parts);
  };
}

/** Ends what runs by itself. */
export async function stopParts(parts: Parts): Promise<void> {
  await Promise.all(parts.map((part) => part.stop?.()));
}

/** Writes what the parts hold in memory. Never rejects. */
export async function flushParts(parts: Parts): Promise<void> {
  await Promise.all(parts.map((part) => part.flush?.()));
}
