import { setTimeout as delay } from 'node:timers/promises';
import { readMongoUri } from '@pressline/shared-api/node/readMongoUri';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { connectDatabase } from './openDatabase';

const PAUSE_MS = 1_000;

const withoutPassword = (uri: string) => uri.replace(/\/\/[^@/]*@/, '//');

/** Tries to connect until `waitMs` are over. @throws Error that names the address without credentials */
export async function connectWithRetries(
  connection: Connection,
  { uri, waitMs, log }: { uri: string; waitMs: number; log: Logger },
): Promise<void> {
  const deadline = Date.now() + waitMs;
  const address = withoutPassword(uri);
  const { warning } = readMongoUri(uri);
  if (warning) log.warn(warning);
  for (;;) {
    try {
      return await connectDatabase(connection, uri);
    } catch (error) {
      // Not by force: Mongoose refuses all work on a connection that once was closed so.
      await connection.close().catch(() => undefined);
      const leftMs = deadline - Date.now();
      const reason = error instanceof Error ? error.message : String(error);
      if (leftMs <= PAUSE_MS) {
        throw new Error(
          `No database at ${address} within ${Math.round(waitMs / 1_000)} s (${reason}). ` +
            'Start it, or set MONGODB_URI to one that runs.',
        );
      }
      log.warn(
        { reason },
        `The database at ${address} does not answer; trying for ${Math.ceil(leftMs / 1_000)} s more`,
      );
      await delay(PAUSE_MS);
    }
  }
}
