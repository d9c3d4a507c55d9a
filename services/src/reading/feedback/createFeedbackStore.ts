import { createHash, randomBytes } from 'node:crypto';
import type {
  FeedbackAnswer,
  FeedbackBody,
  FeedbackListQuery,
  FeedbackReason,
  FeedbackStatus,
  FeedbackVote,
  Suggestion,
} from '@pressline/shared-api';
import { REPORT_SECONDS } from '@pressline/shared-api/time';
import { type Connection, Types } from 'mongoose';
import { runWrite } from '../../store/connection/writes';
import { findPage, removeById } from '../../store/database/documents';
import { retryOnDuplicate } from '../../store/database/duplicateField';
import { ensureIndex, listIndexes } from '../../store/database/ensureIndex';
import { joining } from '../../store/database/joining';
import { utcDay } from '../../utcDay';

export interface StoredFeedback {
  _id: Types.ObjectId;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** UTC day of the vote, as `2026-01-31`. */
  day: string;
  articleId: Types.ObjectId;
  /** Differs for each article, so that a reader's votes cannot be linked. */
  sessionHash: string;
  /** Null for a suggestion. */
  vote: FeedbackVote | null;
  reason: FeedbackReason | null;
  comment: string;
  status: FeedbackStatus;
  /** Absent in votes. */
  suggestion?: Suggestion;
}

const NEWEST_FIRST = { updatedAt: -1, _id: -1 } as const;

/** It cannot link what one browser sent about several articles. */
const hashFor = (articleId: string, sender: string): string =>
  createHash('sha256').update(`${articleId} ${sender}`).digest('base64url');

/** The collection itself, for the figures. */
export const feedbackCollection = (connection: Connection) =>
  connection.collection<StoredFeedback>('feedback');

type Conditions = Omit<FeedbackListQuery, 'page' | 'limit'>;

const conditions = ({ status, vote, articleId }: Conditions) => ({
  ...(status && { status }),
  ...(vote && { vote: vote === 'suggestion' ? null : vote }),
  ...(articleId && { articleId: new Types.ObjectId(articleId) }),
});

/** One vote per browser session and article, which may be changed. */
export type FeedbackStore = ReturnType<typeof createFeedbackStore>;

export function createFeedbackStore(connection: Connection) {
  const collection = joining(feedbackCollection(connection));

  function put(articleId: string, { session, vote, reason, comment }: Required<FeedbackBody>) {
    const now = new Date();
    const key = {
      articleId: new Types.ObjectId(articleId),
      sessionHash: hashFor(articleId, session),
    };
    // Changed feedback is new to staff again.
    const given = { vote, reason, comment, status: 'new' as const, day: utcDay(now) };
    return collection.updateOne(
      key,
      {
        $set: { ...given, updatedAt: now },
        $setOnInsert: { createdAt: now },
        $inc: { version: 1 },
      },
      { upsert: true },
    );
  }

  return {
    async give(articleId: string, body: Required<FeedbackBody>): Promise<FeedbackAnswer> {
      await runWrite(() => retryOnDuplicate(() => put(articleId, body)));
      const { vote, reason, comment } = body;
      return { vote, reason, comment };
    },
    /** Stores a suggestion; one that looks automated is not new to staff. */
    async suggest(
      articleId: string,
      { comment, ...given }: Omit<Suggestion, 'outcome'> & { comment: string },
    ): Promise<void> {
      const now = new Date();
      const suggestion = { ...given, outcome: null };
      const times = { createdAt: now, updatedAt: now, day: utcDay(now) };
      await runWrite(() =>
        collection.insertOne({
          _id: new Types.ObjectId(),
          articleId: new Types.ObjectId(articleId),
          sessionHash: randomBytes(32).toString('base64url'),
          ...{ version: 1, vote: null, reason: null, comment, suggestion, ...times },
          status: given.isSuspect ? 'reviewed' : 'new',
        }),
      );
    },
    /** Newest first. */
    list: (query: FeedbackListQuery) =>
      findPage(collection, conditions(query), NEWEST_FIRST, query),
    count: (asked: Conditions) => collection.countDocuments(conditions(asked)),
    get: (id: string) => collection.findOne({ _id: new Types.ObjectId(id) }),
    /** With `version`, only a document of that version is changed; null when there is none. */
    setStatus: (id: string, status: FeedbackStatus, version?: number) =>
      collection.findOneAndUpdate(
        { _id: new Types.ObjectId(id), ...(version !== undefined && { version }) },
        { $set: { status }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      ),
    /** Null when another editor has decided it before. */
    decide: (id: string, outcome: NonNullable<Suggestion['outcome']>) =>
      collection.findOneAndUpdate(
        { _id: new Types.ObjectId(id), 'suggestion.outcome': null, vote: null },
        { $set: { status: 'resolved', 'suggestion.outcome': outcome }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      ),
    remove: (id: string) => removeById(collection, id),
    async createIndexes() {
      await ensureIndex(collection, { articleId: 1, sessionHash: 1 }, { unique: true });
      for (const keys of listIndexes(['status', 'vote', 'articleId'], NEWEST_FIRST)) {
        await ensureIndex(collection, keys);
      }
      await ensureIndex(collection, { updatedAt: -1 }, { expireAfterSeconds: REPORT_SECONDS });
      await ensureIndex(collection, { day: 1 });
    },
  };
}
