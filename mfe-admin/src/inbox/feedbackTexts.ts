import type { FeedbackReason, FeedbackStatus, FeedbackVote } from '@pressline/shared-api';

const votes: Readonly<Record<FeedbackVote, string>> = { up: 'Helpful', down: 'Not helpful' };

export const kinds = { ...votes, suggestion: 'Suggestion' } as const;
export const tones = { up: 'success', down: 'danger', suggestion: 'accent' } as const;
export const icons = { up: 'thumb-up', down: 'thumb-down', suggestion: 'edit' } as const;
export const outcomes = { accepted: 'Accepted', declined: 'Declined' } as const;

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
