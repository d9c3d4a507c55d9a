import type {
  FeedbackReason,
  FeedbackStatus,
  FeedbackVote,
  Suggestion,
} from '@pressline/shared-api';
import { compareTexts } from '@pressline/shared-api/compare';
import { useMemo } from 'react';
import * as Row from '../list/rowStyle';

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

/** A passage, with what a reader would delete and insert. */
export function SuggestionText({ passage, proposal }: Suggestion) {
  const pieces = useMemo(
    () => (proposal ? compareTexts(passage, proposal) : [{ side: 'both', text: passage } as const]),
    [passage, proposal],
  );
  return (
    <Row.Change dir="auto">
      {pieces.map(({ side, text }, index) => {
        const key = index;
        if (side === 'left') return <del key={key}>{text}</del>;
        return side === 'right' ? <ins key={key}>{text}</ins> : text;
      })}
    </Row.Change>
  );
}
