import { useState } from 'react';
import type { Draft } from '../fields/draft';
import { type Choice, chosenValue, type MergeField, obviousChoice } from './mergeFields';

export interface Decision {
  choice: Choice | undefined;
  /** The merged text as edited by hand; begins with what was chosen before. */
  edited: string;
}

/** The decisions of a merge, field by field. */
export function useMerge(fields: readonly MergeField[]) {
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const decisionOf = (field: MergeField): Decision =>
    decisions[field.name] ?? {
      choice: obviousChoice(field),
      edited: String(field.combined ?? field.mine),
    };
  const decide = ({ name }: MergeField, decision: Decision) =>
    setDecisions((before) => ({ ...before, [name]: decision }));

  return {
    decisionOf,
    choose(field: MergeField, choice: Choice) {
      const { choice: last, edited } = decisionOf(field);
      const isNewEdit = choice === 'edited' && last !== undefined && last !== 'edited';
      decide(field, {
        choice,
        edited: isNewEdit ? String(chosenValue(field, last, edited)) : edited,
      });
    },
    edit: (field: MergeField, edited: string) => decide(field, { choice: 'edited', edited }),
    firstOpen: fields.find((field) => decisionOf(field).choice === undefined),
    /** `mine` with the decisions carried out. Only when nothing is open. */
    result(mine: Draft): Draft {
      const chosen = fields.map((field) => {
        const { choice = 'mine', edited } = decisionOf(field);
        return [field.name, chosenValue(field, choice, edited)];
      });
      return { ...mine, ...Object.fromEntries(chosen) };
    },
  };
}
