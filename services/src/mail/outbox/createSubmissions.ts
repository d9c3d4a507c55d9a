import type {
  SubmissionListQuery,
  SubmissionUpdate,
} from '@pressline/shared-api/contract/visitors/submissions';
import { type Connection, type mongo, Types } from 'mongoose';
import { retryWrite, runWrite } from '../../store/connection/writes';
import { findPage, removeById } from '../../store/database/documents';
import { ignoreDuplicate } from '../../store/database/duplicateField';
import { ensureIndex } from '../../store/database/ensureIndex';
import { joining } from '../../store/database/joining';
import {
  newDelivery,
  type StoredSubmission,
  type SubmissionConditions,
  submissionFilter,
} from './StoredSubmission';
import { type Post, submissionKeys } from './submissionKey';

const HELD_MS = 30 * 24 * 60 * 60_000;
const MAX_SEARCH_TEXT = 20_000;
/** Another attempt is needed when an equal post was stored and deleted in between. */
const MAX_ATTEMPTS = 5;

interface NewPost extends Post {
  /** Whether its sender does not want their data to be sold or shared. */
  isOptedOut: boolean;
  heldBecause?: string;
  /** How long the outbox waits, because the caller tries to deliver it at once. */
  outboxWaitsMs?: number;
}

/** The collection itself, for the outbox. */
export const submissionCollection = (connection: Connection) =>
  connection.collection<StoredSubmission>('submissions');

function prepare(post: NewPost, key: string): StoredSubmission {
  const { kind, fields, isOptedOut, heldBecause, outboxWaitsMs = 0 } = post;
  const now = Date.now();
  return {
    _id: new Types.ObjectId(),
    key,
    kind,
    fields,
    searchText: Object.values(fields).join('\n').toLowerCase().slice(0, MAX_SEARCH_TEXT),
    isOptedOut,
    delivery: {
      ...newDelivery(new Date(now + outboxWaitsMs)),
      ...(heldBecause && { state: 'held', lastError: heldBecause }),
    },
    accountUrl: null,
    createdAt: new Date(now),
    // A sign-up leaves staff nothing to do.
    ...(kind === 'newsletter' && { status: 'done' }),
    ...(heldBecause && { expiresAt: new Date(now + HELD_MS) }),
  };
}

// Starts over: a running attempt no longer counts, and a held submission no longer expires.
const makeDue = () => ({
  $set: {
    'delivery.state': 'pending' as const,
    'delivery.tries': 0,
    'delivery.nextAt': new Date(),
    'delivery.claim': null,
    'delivery.lastError': null,
  },
  $unset: { expiresAt: '' as const },
});

/** All forms that visitors sent; `createOutbox` delivers them. */
export type Submissions = ReturnType<typeof createSubmissions>;

export function createSubmissions(connection: Connection) {
  const submissions = joining(submissionCollection(connection));

  // A held post that is repeated by a person is delivered.
  const release = (_id: Types.ObjectId) =>
    runWrite(() =>
      submissions.findOneAndUpdate({ _id, 'delivery.state': 'held' }, makeDue(), {
        returnDocument: 'after',
      }),
    );

  // A visitor who repeats a post with the signal has opted out since.
  const optOut = (_id: Types.ObjectId) =>
    runWrite(() => submissions.updateOne({ _id }, { $set: { isOptedOut: true } }));

  async function store(post: NewPost): Promise<StoredSubmission> {
    const keys = submissionKeys(post, Date.now());
    return retryWrite(MAX_ATTEMPTS, async () => {
      const earlier = await submissions.findOne({ key: { $in: keys } });
      if (earlier) {
        if (post.isOptedOut && !earlier.isOptedOut) await optOut(earlier._id);
        const isFreed = earlier.delivery.state === 'held' && !post.heldBecause;
        return (isFreed ? await release(earlier._id) : null) ?? earlier;
      }
      const submission = prepare(post, String(keys[0]));
      const made = await ignoreDuplicate(runWrite(() => submissions.insertOne(submission)));
      return made && submission;
    });
  }

  return {
    /** Stores a post, or returns the stored one that it repeats. */
    store,
    list: (query: SubmissionListQuery) =>
      findPage(submissions, submissionFilter(query), { createdAt: -1, _id: -1 }, query),
    count: (asked: SubmissionConditions) => submissions.countDocuments(submissionFilter(asked)),
    get: (id: string) => submissions.findOne({ _id: new Types.ObjectId(id) }),
    /** Saves status and note; with `version`, only while it is the stored one, and null otherwise. */
    update: (id: string, { version, ...change }: SubmissionUpdate) =>
      submissions.findOneAndUpdate(
        {
          _id: new Types.ObjectId(id),
          // A submission has no version before its first change.
          ...(version !== undefined && { version: version === 0 ? { $in: [0, null] } : version }),
        } as mongo.Filter<StoredSubmission>,
        { $set: change, $inc: { version: 1 } },
        { returnDocument: 'after' },
      ),
    /** Makes a submission due for delivery now; null when there is none. */
    resend: (id: string) =>
      submissions.findOneAndUpdate({ _id: new Types.ObjectId(id) }, makeDue(), {
        returnDocument: 'after',
      }),
    remove: (id: string) => removeById(submissions, id),
    async createIndexes() {
      await ensureIndex(submissions, { key: 1 }, { unique: true });
      await ensureIndex(submissions, { 'delivery.state': 1, 'delivery.nextAt': 1 });
      await ensureIndex(submissions, { createdAt: -1, _id: -1 });
      await ensureIndex(submissions, { kind: 1, createdAt: -1, _id: -1 });
      await ensureIndex(submissions, { 'delivery.state': 1, createdAt: -1, _id: -1 });
      await ensureIndex(submissions, { status: 1, createdAt: -1, _id: -1 });
      await ensureIndex(submissions, { assignee: 1, createdAt: -1, _id: -1 }, { sparse: true });
      await ensureIndex(submissions, { expiresAt: 1 }, { expireAfterSeconds: 0 });
    },
  };
}
