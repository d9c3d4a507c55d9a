import type { Supervisor } from './Supervisor';

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
    supervisor.print(`${(error as Error).message}. The site goes on without what is missing.`);
  }
}
