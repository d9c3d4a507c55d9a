import { unavailable } from '../../errors';

const PROBE_MS = 500;
/** How long an answer may take: so many ticks, since a process that stands still ticks only once. */
const TICK_MS = 100;
const PATIENCE_TICKS = 15;

/** Checks twice a second whether the database answers. */
export type DatabaseWatch = ReturnType<typeof createDatabaseWatch>;

export function createDatabaseWatch(probe: () => Promise<void>) {
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
    let ticks = 0;
    const patience = setInterval(() => {
      ticks += 1;
      if (ticks === PATIENCE_TICKS) goneAway();
    }, TICK_MS);
    try {
      await probe();
      isAway = false;
    } catch {
      goneAway();
    } finally {
      isProbing = false;
      clearInterval(patience);
    }
  }

  const timer = setInterval(() => void ask(), PROBE_MS);
  timer.unref();

  return {
    get isAway() {
      return isAway;
    },
    /**
     * Runs a job that needs the database, until the database goes away.
     * @throws HttpError 503 at once while it is away; the error of `interrupted` when it goes away
     */
    async guard<Result>(job: () => Promise<Result>, interrupted: () => Error = unavailable) {
      if (isAway) throw unavailable();
      return new Promise<Result>((resolve, reject) => {
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
