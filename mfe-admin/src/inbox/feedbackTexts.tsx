import type {
  FeedbackReason,
  FeedbackStatus,
  FeedbackVote,
  Suggestion,
} from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

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

const { space, text, color } = theme;

const List = styled.dl`
  display: grid;
  gap: ${space.xxs};
  max-width: ${theme.layout.measure};
  margin: 0;
  overflow-wrap: anywhere;

  dt { color: ${color.inkMuted}; font-size: ${text.caption}; }
  dd { margin: 0 0 ${space.xxs}; white-space: pre-wrap; }
`;

export function SuggestionText({ passage, proposal }: Suggestion) {
  return (
    <List>
      <dt>Passage</dt>
      <dd dir="auto">{passage}</dd>
      {proposal && (
        <>
          <dt>Should read</dt>
          <dd dir="auto">{proposal}</dd>
        </>
      )}
    </List>
  );
}
