import type { RequestOptions } from './client';

export const FEEDBACK_VOTES = ['up', 'down'] as const;
export const FEEDBACK_REASONS = [
  'incomplete',
  'unclear',
  'outdated',
  'incorrect',
  'not-found',
  'other',
] as const;
export const FEEDBACK_STATUSES = ['new', 'reviewed', 'resolved'] as const;

/** Characters of a reader's comment (design §1.16). */
export const MAX_FEEDBACK_COMMENT = 1_000;

export type FeedbackVote = (typeof FEEDBACK_VOTES)[number];
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

/** What a reader says of an article. Sent again with the same session, it replaces the former. */
export interface FeedbackBody {
  /** A random key of this browser session: 16 to 64 letters, digits, `-` or `_`. */
  session: string;
  vote: FeedbackVote;
  reason?: FeedbackReason | null;
  comment?: string;
}

export type FeedbackAnswer = Required<Omit<FeedbackBody, 'session'>>;

/** One reader's feedback as staff see it. Times are ISO 8601, UTC. */
export interface Feedback {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  articleId: string;
  /** Null when the article is gone. */
  articleTitle: string | null;
  articleSlug: string | null;
  vote: FeedbackVote;
  reason: FeedbackReason | null;
  comment: string;
  status: FeedbackStatus;
}

export interface FeedbackListParams {
  page?: number;
  /** 1 to 1,000; 200 unless given. */
  limit?: number;
  status?: FeedbackStatus;
  vote?: FeedbackVote;
  articleId?: string;
  [name: string]: string | number | boolean | undefined;
}

/** `api.admin.feedback`, newest first. All calls throw ApiError. */
export interface FeedbackApi {
  list(
    params?: FeedbackListParams,
    init?: RequestOptions,
  ): Promise<{ feedback: Feedback[]; total: number }>;
  /** With `version`, a concurrent change answers 409 with the record in `error.current`. */
  update(id: string, body: { status: FeedbackStatus; version?: number }): Promise<Feedback>;
  remove(id: string): Promise<void>;
}
