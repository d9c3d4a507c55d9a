import type { Connection } from 'mongoose';
import { ensureIndex } from '../database/ensureIndex';

/** Seconds after which a release that no host names any more is forgotten. */
const KEPT_SECONDS = 86_400;
/** How often a host's naming is noted again. */
const NOTE_MS = 60 * 60 * 1_000;
/** How long releases that other instances were told of may be unknown here. */
const LOOK_MS = 10_000;

interface NamedRelease {
  /** As `remote/release`. */
  _id: string;
  namedAt: Date;
}

/** The releases that shell hosts have, whichever instance they told. */
export interface HostReleases {
  note(names: readonly string[]): Promise<void>;
  /** By what is in memory, which follows the database within seconds. */
  has(name: string): boolean;
  createIndexes(): Promise<void>;
}

export function createHostReleases(connection: Connection): HostReleases {
  const named = connection.collection<NamedRelease>('telemetry_releases');
  let known = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  const notedAt = new Map<string, number>();

  async function look() {
    lookedAt = Date.now();
    const found = await named.find().toArray();
    known = new Set(found.map(({ _id }) => _id));
  }

  return {
    async note(names) {
      const now = Date.now();
      const due = names.filter((name) => now - (notedAt.get(name) ?? 0) > NOTE_MS);
      if (due.length === 0) return;
      const updates = due.map((_id) => ({
        updateOne: { filter: { _id }, update: { $set: { namedAt: new Date(now) } }, upsert: true },
      }));
      await named.bulkWrite(updates, { ordered: false });
      for (const name of due) notedAt.set(name, now);
      await look();
    },
    has(name) {
      // What fails is tried again with a later report.
      if (Date.now() - lookedAt > LOOK_MS) look().catch(() => undefined);
      return known.has(name);
    },
    async createIndexes() {
      await ensureIndex(named, { namedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
    },
  };
}
