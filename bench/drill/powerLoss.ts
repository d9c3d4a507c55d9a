import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createApiClient } from '@pressline/shared-api';
import { withApi } from '../api/startApi';
import { lostOf } from './traffic';

const ROUNDS = 50;
const WRITERS = 8;
const WRITES_IN_A_ROUND = 20;
const PAUSE_MS = 10;
/** The moment of the kill moves over several writes. */
const MOMENTS_MS = 50;

/** Kills the embedded database while eight editors write, many times. Resolves with what was acknowledged and lost. */
export async function losePower(): Promise<{ acknowledged: number; lost: number }> {
  const acknowledged: string[] = [];
  let lost = 0;
  await withApi(
    'power-loss',
    async ({ url, token, client, endDatabase, startDatabase }) => {
      const editor = createApiClient({ baseUrl: url, getToken: () => token });
      let isOver = false;
      const write = async () => {
        while (!isOver) {
          const name = randomUUID();
          const answer = await editor.admin.tags.create({ name }).catch(() => undefined);
          if (answer) acknowledged.push(name);
          else await delay(PAUSE_MS);
        }
      };
      const writers = Array.from({ length: WRITERS }, write);
      for (let round = 0; round < ROUNDS; round += 1) {
        const enough = acknowledged.length + WRITES_IN_A_ROUND;
        while (acknowledged.length < enough) await delay(PAUSE_MS);
        await delay((round / ROUNDS) * MOMENTS_MS);
        await endDatabase('SIGKILL');
        await startDatabase();
      }
      isOver = true;
      await Promise.all(writers);
      lost = (await lostOf(client, acknowledged)).length;
    },
    { LOG_LEVEL: 'silent' },
  );
  return { acknowledged: acknowledged.length, lost };
}
