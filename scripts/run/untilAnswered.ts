import { setTimeout as delay } from 'node:timers/promises';
import type { Supervisor } from './Supervisor';

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

/**
 * Waits until every remote has a release. One that may not be served, because its signatures do not
 * suffice, stops nothing: it can be signed and published while the site runs. Throws when the host ends.
 */
export async function untilComplete(
  supervisor: Pick<Supervisor, 'untilReady' | 'print'>,
  url: string,
): Promise<void> {
  try {
    await supervisor.untilReady(`${url}/readyz`);
  } catch (error) {
    await supervisor.untilReady(`${url}/healthz`);
    supervisor.print(`${(error as Error).message}. The site continues without it.`);
  }
}
