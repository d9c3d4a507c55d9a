import type { Field, ResourceDefinition } from '@pressline/shared-api';
import { combineLines } from '@pressline/shared-api/combine-lines';
import type { NameOf } from '../api/queries';
import type { Draft } from './draft';
import type { DraftValue } from './FieldOnScreen';
import { kindOf } from './fieldKinds';
import { fieldLabel, formFields, splitList } from './formFields';

/** A field that both edits have changed, in ways that do not go together. */
export interface FieldConflict {
  name: string;
  label: string;
  field: Field;
  mine: DraftValue;
  theirs: DraftValue;
}

export interface MergeSides {
  base: Draft;
  mine: Draft;
  theirs: Draft;
}

export interface Merge {
  /** Both edits in one; mine where they conflict. */
  draft: Draft;
  conflicts: readonly FieldConflict[];
  /** Labels of the fields that the other edit has changed. */
  changed: readonly string[];
}

/** What a form holds in one field, for people: `On`, a category's name, the text itself. */
export const valueText = (field: Field, value: DraftValue, nameOf: NameOf): string =>
  kindOf(field).inComparison?.(String(value), nameOf) ?? String(value);

/** Words have no order to keep: a word that either removed goes, and one that either added comes. */
function combineWords(base: string, mine: string, theirs: string): string {
  const [before, ours, others] = [splitList(base), splitList(mine), splitList(theirs)];
  const isKept = (word: string) =>
    !before.includes(word) || (ours.includes(word) && others.includes(word));
  return [...new Set([...ours, ...others])].filter(isKept).join(', ');
}

const combine = { lines: combineLines, words: combineWords };

/** Merges two edits of one document by field, and texts by line; secrets are never compared. */
export function mergeEdits(
  resource: ResourceDefinition,
  { base, mine, theirs }: MergeSides,
): Merge {
  const values: Record<string, DraftValue> = {};
  const conflicts: FieldConflict[] = [];
  const changed: string[] = [];
  for (const [name, field] of formFields(resource)) {
    const [before = '', ours = '', others = ''] = [base[name], mine[name], theirs[name]];
    if (field.mode === 'writeOnly' || ours === others || others === before) continue;
    const label = fieldLabel(name, field);
    changed.push(label);
    const way = ours === before ? undefined : kindOf(field).merge?.(field);
    const both = way && combine[way](String(before), String(ours), String(others));
    if (ours === before) values[name] = others;
    else if (both !== undefined) values[name] = both;
    else conflicts.push({ name, label, field, mine: ours, theirs: others });
  }
  return { draft: { ...mine, ...values }, conflicts, changed };
}
