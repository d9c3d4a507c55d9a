import { createHash } from 'node:crypto';
import type { TelemetryError, TelemetryReport } from '@pressline/shared-api';
import type { Connection } from 'mongoose';
import { upsertAll } from '../../store/database/createBatch';
import { ensureIndex } from '../../store/database/ensureIndex';

const KEPT_SECONDS = 30 * 86_400;
/** Errors that are kept; the oldest go first. */
const MAX_ERRORS = 500;
const SHOWN = 100;

type StoredError = Omit<TelemetryError, 'lastAt'> & { _id: string; lastAt: Date };

interface Counted {
  report: TelemetryReport;
  count: number;
}

const updatesOf = ({ report, count }: Counted) => {
  if (report.kind === 'load' || report.kind === 'vital') return [];
  const { remote, release, kind, message } = report;
  if (message === '') return [];
  const _id = createHash('sha256')
    .update([remote, release, kind, message].join('\n'))
    .digest('base64url');
  const set = { remote, release, kind, message, lastAt: new Date() };
  return [{ _id, $inc: { count }, $set: set }];
};

/** The latest errors in browsers, once each message, with how often it was reported. */
export function createBrowserErrors(connection: Connection) {
  const errors = connection.collection<StoredError>('telemetry_errors');

  async function dropOldErrors() {
    const excess = await errors
      .find({}, { projection: { _id: 1 } })
      .sort({ lastAt: -1, _id: -1 })
      .skip(MAX_ERRORS)
      .toArray();
    if (excess.length > 0) await errors.deleteMany({ _id: { $in: excess.map(({ _id }) => _id) } });
  }

  return {
    async write(reports: readonly Counted[]) {
      const updates = reports.flatMap(updatesOf);
      if (updates.length === 0) return;
      await upsertAll(errors, updates, (update) => update);
      await dropOldErrors();
    },
    async latest(): Promise<TelemetryError[]> {
      const found = await errors.find().sort({ lastAt: -1 }).limit(SHOWN).toArray();
      return found.map(({ _id, lastAt, ...error }) => ({ ...error, lastAt: lastAt.toISOString() }));
    },
    createIndexes: () => ensureIndex(errors, { lastAt: -1 }, { expireAfterSeconds: KEPT_SECONDS }),
  };
}
