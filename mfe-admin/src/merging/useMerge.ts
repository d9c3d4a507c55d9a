import { useState } from 'react';
import type { Draft } from '../fields/draft';
import { type Choice, chosenValue, type MergeField, obviousChoice } from './mergeFields';

/** What the visitor has decided for one field so far. */
export interface Decision {
  choice: Choice | undefined;
  /** The merged text as edited by hand; begins with what was chosen before. */
  edited: string;
}

const firstDecision = (field: MergeField): [string, Decision] => [
  field.name,
  { choice: obviousChoice(field), edited: String(field.combined ?? field.mine) },
];

/** The decisions of a merge, field by field. */
export function useMerge(fields: readonly MergeField[]) {
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>(() =>
    Object.fromEntries(fields.map(firstDecision)),
  );
  const decisionOf = (field: MergeField): Decision =>
    decisions[field.name] ?? firstDecision(field)[1];

  function choose(field: MergeField, choice: Choice): void {
    setDecisions((before) => {
      const { choice: last, edited } = before[field.name] ?? firstDecision(field)[1];
      const isNewEdit = choice === 'edited' && last !== undefined && last !== 'edited';
      const text = isNewEdit ? String(chosenValue(field, last, edited)) : edited;
      return { ...before, [field.name]: { choice, edited: text } };
    });
  }

  return {
    decisionOf,
    choose,
    edit(field: MergeField, edited: string) {
      setDecisions((before) => ({ ...before, [field.name]: { choice: 'edited', edited } }));
    },
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
