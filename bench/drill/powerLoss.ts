import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { withApi } from '../api/startApi';
import { lostOf } from './traffic';

const ROUNDS = 50;
const WRITERS = 8;
const PAUSE_MS = 200;

/** Kills the embedded database while eight editors write, many times. Resolves with what was acknowledged and lost. */
export async function losePower(): Promise<{ acknowledged: number; lost: number }> {
  const acknowledged: string[] = [];
  let lost = 0;
  await withApi(
    'power-loss',
    async ({ client, endDatabase, startDatabase }) => {
      let isOver = false;
      const write = async () => {
        while (!isOver) {
          const name = randomUUID();
          const answer = await client.admin.tags.create({ name }).catch(() => undefined);
          if (answer) acknowledged.push(name);
          else await delay(PAUSE_MS / 10);
        }
      };
      const writers = Array.from({ length: WRITERS }, write);
      for (let round = 0; round < ROUNDS; round += 1) {
        await delay(PAUSE_MS);
        await endDatabase('SIGKILL');
        await startDatabase();
      }
      await delay(1_000);
      isOver = true;
      await Promise.all(writers);
      lost = (await lostOf(client, acknowledged)).length;
    },
    { LOG_LEVEL: 'silent' },
  );
  return { acknowledged: acknowledged.length, lost };
}
