import type { ReleaseTelemetry, Telemetry, TelemetryReport } from '@pressline/shared-api';
import type { Connection, mongo } from 'mongoose';
import type { Logger } from 'pino';
import { createDailyLimit } from '../../http/limits/createDailyLimit';
import { createBatch, upsertAll } from '../../store/database/createBatch';
import { ensureIndex } from '../../store/database/ensureIndex';
import { startOfDay, utcDay } from '../../utcDay';
import { createBrowserErrors } from './createBrowserErrors';
import { createHostReleases } from './createHostReleases';
import { bucketOf, readReleases, type StoredCounter } from './readReleases';

const MAX_LENGTH = 300;

/** An error message without what may identify a person: queries of URLs, emails, long numbers. */
export function withoutIdentifiers(message: string): string {
  return message
    .slice(0, 2_000)
    .replace(/([a-z][a-z0-9+.-]*:\/\/)[^\s/?#@]*@/gi, '$1')
    .replace(/[?#][^\s'")]*/g, '')
    .replace(/[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,255}/g, '[email]')
    .replace(/\d{7,}/g, '[number]')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '[id]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

const COUNTS_SECONDS = 100 * 86_400;
/** Counters per day and process for releases that no host has: callers can invent them. */
const MAX_COUNTERS_A_DAY = 2_000;
/** Different messages per day and process: callers can invent them too. */
const MAX_MESSAGES_A_DAY = 2_000;

interface Held {
  report: TelemetryReport;
  day: string;
  count: number;
  sum: number;
  bucket?: number;
}

const nameOf = ({ remote, release }: Pick<TelemetryReport, 'remote' | 'release'>) =>
  `${remote}/${release}`;

/** Counters per release, metric and day, and the latest errors in browsers. */
export type TelemetryStore = ReturnType<typeof createTelemetryStore>;

export function createTelemetryStore(connection: Connection, log: Logger) {
  const counters = connection.collection<StoredCounter>('telemetry_counters');
  const errors = createBrowserErrors(connection);
  const fitsCounter = createDailyLimit(MAX_COUNTERS_A_DAY);
  const fitsMessage = createDailyLimit(MAX_MESSAGES_A_DAY);
  const hostReleases = createHostReleases(connection);

  const counterUpdate = ({ report, day, count, sum, bucket }: Held) => {
    const { remote, release } = report;
    const metric = report.kind === 'vital' ? report.name : report.kind;
    const measured = bucket === undefined ? {} : { sum, [`buckets.${bucket}`]: count };
    return {
      _id: `${day} ${remote} ${release} ${metric}`,
      $inc: { count, ...measured },
      $setOnInsert: { day: startOfDay(day), remote, release, metric },
    };
  };

  async function write(items: Map<string, Held>) {
    const held = [...items.values()];
    await upsertAll(counters, held, counterUpdate);
    await errors.write(held);
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

  const readCounts = async (day: string, filter: mongo.Filter<StoredCounter> = {}) =>
    readReleases(await counters.find({ ...filter, day: { $gte: startOfDay(day) } }).toArray());

  /** Without its message when there were too many today; the failure counts in any case. */
  function withMessage(day: string, given: TelemetryReport): TelemetryReport {
    if (!('message' in given)) return given;
    const message = withoutIdentifiers(given.message);
    const key = [given.remote, given.release, given.kind, message].join('\n');
    return { ...given, message: fitsMessage(day, key) ? message : '' };
  }

  return {
    /**
     * The counts since `day` of releases that a shell host has, by `remote/release`. For a day the
     * limit of counters does not apply to these releases.
     */
    async releasesOfHost(names: readonly string[], day: string): Promise<ReleaseTelemetry[]> {
      await hostReleases.touch(names);
      const asked = new Set(names);
      const releases = names.map((name) => name.slice(name.indexOf('/') + 1));
      const counts = await readCounts(day, { release: { $in: releases } });
      return counts.filter((one) => asked.has(nameOf(one)));
    },
    record(given: TelemetryReport) {
      const day = utcDay();
      const isVital = given.kind === 'vital';
      const bucket = isVital ? bucketOf(given.name, given.value) : undefined;
      const metric = isVital ? `${given.name} ${bucket}` : given.kind;
      const counter = [day, nameOf(given), metric].join('\n');
      if (!hostReleases.has(nameOf(given)) && !fitsCounter(day, counter)) return;
      const report = withMessage(day, given);
      const key = 'message' in report ? `${counter}\n${report.message}` : counter;
      batch.add(key, { report, day, count: 1, sum: isVital ? given.value : 0, bucket });
    },
    /** Releases seen since `day`, and the latest errors. */
    async readSince(day: string): Promise<Telemetry> {
      const [releases, latest] = await Promise.all([readCounts(day), errors.latest()]);
      return { releases, errors: latest };
    },
    flush: batch.flush,
    async createIndexes() {
      await ensureIndex(counters, { day: 1 }, { expireAfterSeconds: COUNTS_SECONDS });
      await hostReleases.createIndexes();
      await errors.createIndexes();
    },
  };
}
