import type { Field, ResourceDefinition } from '@pressline/shared-api';
import { combineLines } from '@pressline/shared-api/combine-lines';
import type { NameOf } from '../documents/useDocuments';
import type { Draft } from '../fields/draft';
import type { DraftValue } from '../fields/FieldOnScreen';
import { kindOf } from '../fields/fieldKinds';
import { fieldLabel, formFields, splitWords } from '../fields/formFields';

export type Choice = 'mine' | 'theirs' | 'both' | 'edited';

export interface Decision {
  choice: Choice | undefined;
  /** The merged text as edited by hand; begins with what was chosen before. */
  edited: string;
}

export interface MergeField {
  name: string;
  label: string;
  field: Field;
  mine: DraftValue;
  theirs: DraftValue;
  /** Who has changed it since both began with the same document. */
  changedBy: 'me' | 'them' | 'both';
  /** Both changes in one text, where they do not touch each other. */
  combined: string | undefined;
}

export interface MergeSides {
  base: Draft;
  mine: Draft;
  theirs: Draft;
}

/** What a form holds in one field, for people: `On`, a category's name, the text itself. */
export const valueText = (field: Field, value: DraftValue, nameOf: NameOf): string =>
  kindOf(field).inComparison?.(String(value), nameOf) ?? String(value);

/** Words have no order to keep: a word that either removed goes, and one that either added comes. */
function combineWords(base: string, mine: string, theirs: string): string {
  const [before, ours, others] = [splitWords(base), splitWords(mine), splitWords(theirs)];
  const isKept = (word: string) =>
    !before.includes(word) || (ours.includes(word) && others.includes(word));
  return [...new Set([...ours, ...others])].filter(isKept).join(', ');
}

const combine = { lines: combineLines, words: combineWords };

/** The fields in which two edits of one document differ; secrets are never compared. */
export function mergeFields(
  resource: ResourceDefinition,
  { base, mine, theirs }: MergeSides,
): MergeField[] {
  return formFields(resource)
    .filter(([name, field]) => field.mode !== 'writeOnly' && mine[name] !== theirs[name])
    .map(([name, field]) => {
      const before = base[name] ?? '';
      const ours = mine[name] ?? '';
      const others = theirs[name] ?? '';
      const changedBy = ours === before ? 'them' : others === before ? 'me' : 'both';
      const way = changedBy === 'both' ? kindOf(field).merge?.(field) : undefined;
      return {
        name,
        label: fieldLabel(name, field),
        field,
        mine: ours,
        theirs: others,
        changedBy,
        combined: way && combine[way](String(before), String(ours), String(others)),
      };
    });
}

/** What is taken unless the visitor says otherwise; nothing where two people changed the same words. */
export function obviousChoice({ changedBy, combined }: MergeField): Choice | undefined {
  if (changedBy !== 'both') return changedBy === 'me' ? 'mine' : 'theirs';
  return combined === undefined ? undefined : 'both';
}

export function chosenValue(one: MergeField, choice: Choice, edited: string): DraftValue {
  if (choice === 'edited') return edited;
  return choice === 'both' ? (one.combined ?? '') : one[choice];
}
