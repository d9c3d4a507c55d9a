import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 5;
const GIVE_UP_MS = 120_000;

/** Waits until an address answers with success. Resolves with the milliseconds; throws after two minutes. */
export async function untilAnswered(address: string): Promise<number> {
  const startedAt = performance.now();
  const sinceStart = () => performance.now() - startedAt;
  while (sinceStart() < GIVE_UP_MS) {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok) return sinceStart();
    await delay(POLL_MS);
  }
  throw new Error(`${address} does not answer after two minutes`);
}
