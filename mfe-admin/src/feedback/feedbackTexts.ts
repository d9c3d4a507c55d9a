import type { FeedbackReason, FeedbackStatus, FeedbackVote } from '@pressline/shared-api';

export const votes: Readonly<Record<FeedbackVote, string>> = {
  up: 'Helpful',
  down: 'Not helpful',
};

export const reasons: Readonly<Record<FeedbackReason, string>> = {
  incomplete: 'Something is missing',
  unclear: 'Hard to understand',
  outdated: 'Out of date',
  incorrect: 'Incorrect',
  'not-found': 'Not what they looked for',
  other: 'Another reason',
};

export const statuses: Readonly<Record<FeedbackStatus, string>> = {
  new: 'New',
  reviewed: 'Reviewed',
  resolved: 'Resolved',
};
