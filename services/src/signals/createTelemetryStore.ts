import { createHash } from 'node:crypto';
import type {
  ReleaseTelemetry,
  Telemetry,
  TelemetryError,
  TelemetryReport,
} from '@pressline/shared-api';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createBatch } from './createBatch';
import { readReleases } from './readReleases';
import { startOfDay, utcDay } from './utcDay';
import { bucketOf } from './vitalBuckets';
import { withoutIdentifiers } from './withoutIdentifiers';

const COUNTS_SECONDS = 100 * 86_400;
const ERRORS_SECONDS = 30 * 86_400;
/** Errors that are kept; the oldest go first. */
const MAX_ERRORS = 500;
const ERRORS_SHOWN = 100;
/** Different counters and errors that one process starts a day, as releases are the caller's word. */
const MAX_KEYS_A_DAY = 2_000;

/** One counter: a release, a metric, a day. */
export interface StoredCounter {
  _id: string;
  day: Date;
  remote: string;
  release: string;
  /** A report's kind, or a vital's name. */
  metric: string;
  count: number;
  sum?: number;
  /** How many values fell into each bucket of `vitalBuckets`. */
  buckets?: Record<string, number>;
}

type StoredError = Omit<TelemetryError, 'lastAt'> & { _id: string; lastAt: Date };

interface Held {
  report: TelemetryReport;
  day: string;
  count: number;
  sum: number;
  bucket?: number;
}

/** How releases do in browsers: counters per release, metric and day, and the latest errors. */
export interface TelemetryStore {
  record(report: TelemetryReport): void;
  releasesSince(day: string): Promise<ReleaseTelemetry[]>;
  /** Releases seen since `day`, and the latest errors. */
  readSince(day: string): Promise<Telemetry>;
  flush(): Promise<void>;
  createIndexes(): Promise<void>;
}

export function createTelemetryStore(connection: Connection, log: Logger): TelemetryStore {
  const counters = connection.collection<StoredCounter>('telemetry_counters');
  const errors = connection.collection<StoredError>('telemetry_errors');
  const known = { day: '', keys: new Set<string>() };

  function isBounded(day: string, key: string) {
    if (day !== known.day) Object.assign(known, { day, keys: new Set() });
    if (known.keys.size < MAX_KEYS_A_DAY) known.keys.add(key);
    return known.keys.has(key);
  }

  const counterWrite = ({ report, day, count, sum, bucket }: Held) => {
    const { remote, release } = report;
    const metric = report.kind === 'vital' ? report.name : report.kind;
    const measured = bucket === undefined ? {} : { sum, [`buckets.${bucket}`]: count };
    return {
      updateOne: {
        filter: { _id: `${day} ${remote} ${release} ${metric}` },
        update: {
          $inc: { count, ...measured },
          $setOnInsert: { day: startOfDay(day), remote, release, metric },
        },
        upsert: true,
      },
    };
  };

  const errorWrite = ({ report, count }: Held) => {
    if (report.kind === 'load' || report.kind === 'vital') return [];
    const { remote, release, kind, message } = report;
    const _id = createHash('sha256')
      .update([remote, release, kind, message].join('\n'))
      .digest('base64url');
    const set = { remote, release, kind, message, lastAt: new Date() };
    return [
      { updateOne: { filter: { _id }, update: { $inc: { count }, $set: set }, upsert: true } },
    ];
  };

  async function dropOldErrors() {
    const [oldest] = await errors.find().sort({ lastAt: -1 }).skip(MAX_ERRORS).limit(1).toArray();
    if (oldest) await errors.deleteMany({ lastAt: { $lte: oldest.lastAt } });
  }

  async function write(items: Map<string, Held>) {
    const held = [...items.values()];
    await counters.bulkWrite(held.map(counterWrite), { ordered: false });
    const errorWrites = held.flatMap(errorWrite);
    if (errorWrites.length === 0) return;
    await errors.bulkWrite(errorWrites, { ordered: false });
    await dropOldErrors();
  }

  const batch = createBatch<Held>({
    name: 'telemetry',
    log,
    merge: (held, added) => ({
      ...held,
      count: held.count + added.count,
      sum: held.sum + added.sum,
    }),
    write,
  });

  const releasesSince = async (day: string): Promise<ReleaseTelemetry[]> =>
    readReleases(await counters.find({ day: { $gte: startOfDay(day) } }).toArray());

  return {
    releasesSince,
    record(given) {
      const day = utcDay();
      const isVital = given.kind === 'vital';
      const report =
        'message' in given ? { ...given, message: withoutIdentifiers(given.message) } : given;
      const bucket = isVital ? bucketOf(given.name, given.value) : undefined;
      const detail =
        'message' in report ? report.message : isVital ? `${given.name} ${bucket}` : '';
      const key = [day, report.remote, report.release, report.kind, detail].join('\n');
      if (!isBounded(day, key)) return;
      batch.add(key, { report, day, count: 1, sum: isVital ? given.value : 0, bucket });
    },
    async readSince(day) {
      const [releases, failed] = await Promise.all([
        releasesSince(day),
        errors.find().sort({ lastAt: -1 }).limit(ERRORS_SHOWN).toArray(),
      ]);
      return {
        releases,
        errors: failed.map(({ _id, lastAt, ...error }) => ({
          ...error,
          lastAt: lastAt.toISOString(),
        })),
      };
    },
    flush: batch.flush,
    async createIndexes() {
      await counters.createIndex({ day: 1 }, { expireAfterSeconds: COUNTS_SECONDS });
      await errors.createIndex({ lastAt: -1 }, { expireAfterSeconds: ERRORS_SECONDS });
    },
  };
}
