import type { Connection } from 'mongoose';
import { upsertAll } from '../../store/database/createBatch';
import { ensureIndex } from '../../store/database/ensureIndex';

/** Seconds after which a release that no host names is deleted. */
const KEPT_SECONDS = 86_400;
/** How often a release is stored again that a host still names. */
const TOUCH_MS = 60 * 60 * 1_000;
/** How long releases that a host named to other instances may be unknown here. */
const LOOK_MS = 10_000;

interface NamedRelease {
  /** As `remote/release`. */
  _id: string;
  namedAt: Date;
}

/** The releases that shell hosts have named to any instance. */
export function createHostReleases(connection: Connection) {
  const named = connection.collection<NamedRelease>('telemetry_releases');
  let known = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  const touchedAt = new Map<string, number>();

  async function look() {
    lookedAt = Date.now();
    const found = await named.find().toArray();
    known = new Set(found.map(({ _id }) => _id));
  }

  return {
    async touch(names: readonly string[]) {
      const now = Date.now();
      const due = names.filter((name) => now - (touchedAt.get(name) ?? 0) > TOUCH_MS);
      if (due.length === 0) return;
      await upsertAll(named, due, (_id) => ({ _id, $set: { namedAt: new Date(now) } }));
      for (const name of due) touchedAt.set(name, now);
      await look();
    },
    /** From memory, which follows the database within seconds. */
    has(name: string): boolean {
      // A later report tries again.
      if (Date.now() - lookedAt > LOOK_MS) look().catch(() => undefined);
      return known.has(name);
    },
    async createIndexes() {
      await ensureIndex(named, { namedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
    },
  };
}
