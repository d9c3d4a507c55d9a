import { createHash } from 'node:crypto';
import type {
  FeedbackAnswer,
  FeedbackBody,
  FeedbackReason,
  FeedbackStatus,
  FeedbackVote,
} from '@pressline/shared-api';
import { type Connection, mongo, Types } from 'mongoose';
import { duplicateField } from '../database/duplicateField';
import { ensureIndex } from '../database/ensureIndex';
import { saving } from '../database/saving';
import { utcDay } from '../utcDay';

/** Seconds that feedback is kept: 26 months. */
const KEPT_SECONDS = 791 * 86_400;

export interface StoredFeedback {
  _id: Types.ObjectId;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** UTC day of the vote, as `2026-01-31`. */
  day: string;
  articleId: Types.ObjectId;
  /** Differs from article to article, so that a reader's votes cannot be put together. */
  sessionHash: string;
  vote: FeedbackVote;
  reason: FeedbackReason | null;
  comment: string;
  status: FeedbackStatus;
}

export interface FeedbackQuery {
  page: number;
  limit: number;
  status?: FeedbackStatus;
  vote?: FeedbackVote;
  articleId?: string;
}

type Votes = { upVotes: number; downVotes: number };

/** What readers think of articles: one vote per browser session and article, which may change. */
export interface FeedbackStore {
  give(articleId: string, body: Required<FeedbackBody>): Promise<FeedbackAnswer>;
  /** Newest first. */
  list(query: FeedbackQuery): Promise<{ found: StoredFeedback[]; total: number }>;
  get(id: string): Promise<StoredFeedback | null>;
  /** With `version`, only a document that has it is changed; null when there was none. */
  setStatus(id: string, status: FeedbackStatus, version?: number): Promise<StoredFeedback | null>;
  remove(id: string): Promise<boolean>;
  votesSince(day: string): Promise<(Votes & { day: string })[]>;
  /** Articles with votes since `day`, most down-votes first. */
  ratedSince(day: string, limit: number): Promise<(Votes & { articleId: string })[]>;
  createIndexes(): Promise<void>;
}

const hashOf = (articleId: string, session: string) =>
  createHash('sha256').update(`${articleId} ${session}`).digest('base64url');

const isDuplicate = (error: unknown) =>
  error instanceof mongo.MongoServerError && duplicateField(error) !== undefined;

const votesOf = (vote: FeedbackVote) => ({ $sum: { $cond: [{ $eq: ['$vote', vote] }, 1, 0] } });
const VOTES = { upVotes: votesOf('up'), downVotes: votesOf('down') };

export function createFeedbackStore(connection: Connection): FeedbackStore {
  const collection = connection.collection<StoredFeedback>('feedback');

  async function put(
    articleId: string,
    { session, vote, reason, comment }: Required<FeedbackBody>,
  ) {
    const now = new Date();
    const key = {
      articleId: new Types.ObjectId(articleId),
      sessionHash: hashOf(articleId, session),
    };
    // What was changed is news to staff again.
    const given = { vote, reason, comment, status: 'new' as const, day: utcDay(now) };
    await collection.updateOne(
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
    async give(articleId, body) {
      // Two first votes at the same moment: the second try finds what the other one stored.
      await saving(() =>
        put(articleId, body).catch((error) => {
          if (!isDuplicate(error)) throw error;
          return put(articleId, body);
        }),
      );
      const { vote, reason, comment } = body;
      return { vote, reason, comment };
    },
    async list({ page, limit, status, vote, articleId }) {
      const filter = {
        ...(status && { status }),
        ...(vote && { vote }),
        ...(articleId && { articleId: new Types.ObjectId(articleId) }),
      };
      const [found, total] = await Promise.all([
        collection
          .find(filter)
          .sort({ updatedAt: -1, _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        collection.countDocuments(filter),
      ]);
      return { found, total };
    },
    get: (id) => collection.findOne({ _id: new Types.ObjectId(id) }),
    setStatus: (id, status, version) =>
      saving(() =>
        collection.findOneAndUpdate(
          { _id: new Types.ObjectId(id), ...(version !== undefined && { version }) },
          { $set: { status }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        ),
      ),
    async remove(id) {
      const { deletedCount } = await saving(() =>
        collection.deleteOne({ _id: new Types.ObjectId(id) }),
      );
      return deletedCount === 1;
    },
    async votesSince(day) {
      const found = await collection
        .aggregate<Votes & { _id: string }>([
          { $match: { day: { $gte: day } } },
          { $group: { _id: '$day', ...VOTES } },
        ])
        .toArray();
      return found.map(({ _id, ...votes }) => ({ day: _id, ...votes }));
    },
    async ratedSince(day, limit) {
      const found = await collection
        .aggregate<Votes & { _id: Types.ObjectId }>([
          { $match: { day: { $gte: day } } },
          { $group: { _id: '$articleId', ...VOTES } },
          { $sort: { downVotes: -1, upVotes: -1, _id: 1 } },
          { $limit: limit },
        ])
        .toArray();
      return found.map(({ _id, ...votes }) => ({ articleId: String(_id), ...votes }));
    },
    async createIndexes() {
      await ensureIndex(collection, { articleId: 1, sessionHash: 1 }, { unique: true });
      await ensureIndex(collection, { status: 1, updatedAt: -1 });
      await ensureIndex(collection, { vote: 1, updatedAt: -1 });
      await ensureIndex(collection, { articleId: 1, updatedAt: -1 });
      await ensureIndex(collection, { updatedAt: -1 }, { expireAfterSeconds: KEPT_SECONDS });
      await ensureIndex(collection, { day: 1 });
    },
  };
}
