import { type RevisedField, type RevisionEntry, revisedFields } from '@pressline/shared-api';
import type { StoredOf } from '../../store/database/createModel';
import { isSameValue } from '../resource/bodyValue';

export type RevisedValues = Pick<StoredOf<'articles'>, RevisedField>;

type Changes = Pick<RevisionEntry, 'changed' | 'contentLines' | 'restored'>;

/** A version of an article. */
export interface State {
  number: number;
  at: Date;
  by: string | null;
  values: RevisedValues;
}

/** How many lines one text has that the other has not; a line that has moved counts as none. */
function extraLines(text: string, other: string): number {
  const left = new Map<string, number>();
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  return text.split('\n').filter((line) => {
    const count = left.get(line) ?? 0;
    if (count > 0) left.set(line, count - 1);
    return count === 0;
  }).length;
}

function compare(before: RevisedValues, after: RevisedValues): Omit<Changes, 'restored'> {
  const isChanged = (name: RevisedField) => !isSameValue(before[name], after[name]);
  const changed = revisedFields.filter(isChanged);
  if (!changed.includes('content')) return { changed, contentLines: null };
  const [added, removed] = [
    extraLines(after.content, before.content),
    extraLines(before.content, after.content),
  ];
  return { changed, contentLines: { added, removed } };
}

/**
 * What each version changed in the one before it, newest first. `isWhole`: the last one is the article
 * as it was created.
 */
export function summarizeHistory(states: readonly State[], isWhole: boolean): Changes[] {
  const texts = states.map(({ values }) => JSON.stringify(revisedFields.map((one) => values[one])));
  return states.map(({ values }, index) => {
    const before = states[index + 1];
    const same = texts.indexOf(texts[index] ?? '', index + 1);
    const first = { changed: isWhole ? [] : null, contentLines: null };
    return {
      ...(before ? compare(before.values, values) : first),
      restored: states[same]?.number ?? null,
    };
  });
}
