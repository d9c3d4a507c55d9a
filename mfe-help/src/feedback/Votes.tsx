import { FEEDBACK_VOTES, type FeedbackVote } from '@pressline/shared-api';
import { forcedColorsSelected, Icon, theme } from '@pressline/shared-ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';

const { color, space, text, radius, layout } = theme;

const Row = styled.div`
  display: flex;
  gap: ${space.sm};

  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${layout.target};
    padding-inline: 1.35em;
    border: 1px solid ${color.ink};
    border-radius: ${radius.sm};
    background: ${color.surface};
    font-size: ${text.small};
    font-weight: 600;
    cursor: pointer;
  }
  label:hover { box-shadow: -3px -2px 0 ${color.cyan}, 3px 2px 0 ${color.magenta}; }
  label:has(:checked) { background: ${color.ink}; color: ${color.paper}; box-shadow: none; ${forcedColorsSelected} }
  label:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
`;

/** What a reader can answer. */
export const VOTES = {
  up: { label: 'Yes', icon: 'thumb-up' },
  down: { label: 'No', icon: 'thumb-down' },
} as const;

interface VotesProps {
  rootRef: RefObject<HTMLDivElement | null>;
  labelledBy: string;
  chosen: FeedbackVote | undefined;
  onVote: (vote: FeedbackVote) => void;
}

export function Votes({ rootRef, labelledBy, chosen, onVote }: VotesProps) {
  return (
    <Row ref={rootRef} role="radiogroup" aria-labelledby={labelledBy} data-needs-script="">
      {FEEDBACK_VOTES.map((vote) => (
        <label key={vote}>
          <input
            type="radio"
            name="vote"
            required
            value={vote}
            checked={chosen === vote}
            onChange={() => onVote(vote)}
          />
          <Icon name={VOTES[vote].icon} />
          {VOTES[vote].label}
        </label>
      ))}
    </Row>
  );
}
