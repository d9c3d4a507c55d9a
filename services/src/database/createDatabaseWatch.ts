import { unavailable } from '../errors';

const PROBE_MS = 500;
const PATIENCE_MS = 1_500;

/** Knows whether the database answers, from a small question asked twice a second. */
export interface DatabaseWatch {
  readonly isAway: boolean;
  /**
   * Runs a job that needs the database, and gives up on it when the database goes away meanwhile.
   * @throws HttpError 503 at once while the database is away; what `interrupted` makes when it goes
   */
  guard<Result>(job: () => Promise<Result>, interrupted?: () => Error): Promise<Result>;
  stop(): void;
}

export function createDatabaseWatch(probe: () => Promise<void>): DatabaseWatch {
  const waiting = new Set<() => void>();
  let isAway = false;
  let isProbing = false;

  function goneAway() {
    isAway = true;
    for (const giveUp of waiting) giveUp();
    waiting.clear();
  }

  async function ask() {
    if (isProbing) return;
    isProbing = true;
    // A busy process must not take its own delay for the database's: an answer that has already
    // arrived is read before setImmediate runs.
    const patience = setTimeout(() => setImmediate(() => isProbing && goneAway()), PATIENCE_MS);
    try {
      await probe();
      isAway = false;
    } catch {
      goneAway();
    } finally {
      isProbing = false;
      clearTimeout(patience);
    }
  }

  const timer = setInterval(() => void ask(), PROBE_MS);
  timer.unref();

  return {
    get isAway() {
      return isAway;
    },
    async guard(job, interrupted = unavailable) {
      if (isAway) throw unavailable();
      return new Promise((resolve, reject) => {
        const giveUp = () => reject(interrupted());
        waiting.add(giveUp);
        job()
          .then(resolve, reject)
          .finally(() => waiting.delete(giveUp));
      });
    },
    stop: () => clearInterval(timer),
  };
}
