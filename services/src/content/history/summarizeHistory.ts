import { createHash } from 'node:crypto';
import { type RevisedField, type RevisionEntry, revisedFields } from '@pressline/shared-api';
import type { StoredOf } from '../../store/database/createModel';

type Changes = Pick<RevisionEntry, 'changed' | 'contentLines' | 'restored'>;
type State = Pick<StoredOf<'articles'>, RevisedField | 'version'>;

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

function compare(before: State, after: State): Pick<Changes, 'changed' | 'contentLines'> {
  const isChanged = (name: RevisedField) =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name]);
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
  const hashes = states.map((state) => {
    const text = JSON.stringify(revisedFields.map((name) => state[name]));
    return createHash('sha256').update(text).digest('base64');
  });
  return states.map((state, index) => {
    const before = states[index + 1];
    const same = hashes.indexOf(hashes[index] ?? '', index + 1);
    const first = { changed: isWhole ? [] : null, contentLines: null };
    return {
      ...(before ? compare(before, state) : first),
      restored: states[same]?.version ?? null,
    };
  });
}
