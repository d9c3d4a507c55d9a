import type { RunBody } from '@pressline/shared-api';
import { REPORT_SECONDS } from '@pressline/shared-api/time';
import { type Connection, Types } from 'mongoose';
import { againIfDuplicate } from '../database/duplicateField';
import { ensureIndex } from '../database/ensureIndex';
import { saving } from '../database/saving';
import { utcDay } from '../utcDay';
import { hashFor } from './createFeedbackStore';

interface StoredRun {
  _id: Types.ObjectId;
  articleId: Types.ObjectId;
  /** Differs for each article, so that nobody can link a receipt to the browser that sent it. */
  runHash: string;
  revision: number;
  createdAt: Date;
  /** UTC day of the last sending, as `2026-01-31`. */
  day: string;
  done: number;
  failed: { item: string; note: string }[];
  failures: number;
}

/** How often one step failed, with the newest note on it. */
export interface FailedStep {
  articleId: string;
  item: string;
  failures: number;
  /** Receipts of the article, whatever failed. */
  runs: number;
  note: string;
}

/** Receipts that are read for one list. */
const MOST_READ = 2_000;

/** The receipts of runs that readers chose to send. */
export type RunStore = ReturnType<typeof createRunStore>;

export function createRunStore(connection: Connection) {
  const collection = connection.collection<StoredRun>('runs');

  function put(articleId: string, { run, revision, done, failed = [] }: RunBody) {
    const now = new Date();
    const steps = failed.map(({ item, note = '' }) => ({ item, note }));
    const given = { revision, done, failed: steps, failures: steps.length, day: utcDay(now) };
    return collection.updateOne(
      { runHash: hashFor(articleId, run) },
      { $set: given, $setOnInsert: { articleId: new Types.ObjectId(articleId), createdAt: now } },
      { upsert: true },
    );
  }

  return {
    /** Stores a receipt; one that is sent again replaces the former. */
    async add(articleId: string, body: RunBody): Promise<void> {
      await saving(() => againIfDuplicate(() => put(articleId, body)));
    },
    /** The steps that failed most since `day`, of the newest 2,000 receipts with a failed step. */
    async failedSince(day: string, limit: number): Promise<FailedStep[]> {
      const found = await collection
        .find({ day: { $gte: day }, failures: { $gt: 0 } })
        .sort({ day: -1, _id: -1 })
        .limit(MOST_READ)
        .toArray();
      const steps = new Map<string, FailedStep>();
      for (const { articleId: id, failed } of found) {
        for (const { item, note } of failed) {
          const key = `${id} ${item}`;
          const known = steps.get(key) ?? {
            articleId: String(id),
            item,
            failures: 0,
            runs: 0,
            note: '',
          };
          steps.set(key, { ...known, failures: known.failures + 1, note: known.note || note });
        }
      }
      const most = [...steps.values()].sort((a, b) => b.failures - a.failures).slice(0, limit);
      const ids = [...new Set(most.map(({ articleId }) => articleId))];
      const counts = await collection
        .aggregate<{ _id: Types.ObjectId; runs: number }>([
          {
            $match: {
              day: { $gte: day },
              articleId: { $in: ids.map((id) => new Types.ObjectId(id)) },
            },
          },
          { $group: { _id: '$articleId', runs: { $sum: 1 } } },
        ])
        .toArray();
      const runsOf = new Map(counts.map(({ _id, runs }) => [String(_id), runs]));
      return most.map((step) => ({ ...step, runs: runsOf.get(step.articleId) ?? step.failures }));
    },
    async createIndexes() {
      await ensureIndex(collection, { runHash: 1 }, { unique: true });
      await ensureIndex(collection, { day: -1, _id: -1 });
      await ensureIndex(collection, { articleId: 1, day: 1 });
      await ensureIndex(collection, { createdAt: 1 }, { expireAfterSeconds: REPORT_SECONDS });
    },
  };
}
