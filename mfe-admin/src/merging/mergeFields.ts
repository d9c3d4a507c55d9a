import type { Field, ResourceDefinition } from '@pressline/shared-api';
import { applyPatch, createPatch } from 'diff';
import type { Draft, DraftValue } from '../fields/draft';
import { fieldLabel, formFields } from '../fields/formFields';

export type Choice = 'mine' | 'theirs' | 'both' | 'edited';

/** One field that says different things here and on the server. */
export interface MergeField {
  name: string;
  label: string;
  field: Field;
  mine: DraftValue;
  theirs: DraftValue;
  /** Who has changed it since both began with the same record. */
  changedBy: 'me' | 'them' | 'both';
  /** Both changes in one text, where they do not touch each other. */
  combined: string | undefined;
}

/** The three states of a record that a merge looks at. */
export interface MergeSides {
  base: Draft;
  mine: Draft;
  theirs: Draft;
}

const isLongText = (field: Field) =>
  field.kind === 'markdown' || (field.kind === 'text' && field.multiline === true);

function combine(base: string, mine: string, theirs: string): string | undefined {
  const merged = applyPatch(mine, createPatch('', base, theirs), { fuzzFactor: 0 });
  return merged === false ? undefined : merged;
}

/** A list of words has no order that a merge must keep: what either removed goes, what either added comes. */
function combineLists(base: string, mine: string, theirs: string): string {
  const [before, ours, others] = [base, mine, theirs].map(
    (list) =>
      new Set(
        list
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean),
      ),
  ) as [Set<string>, Set<string>, Set<string>];
  const isKept = (word: string) => !before.has(word) || (ours.has(word) && others.has(word));
  return [...new Set([...ours, ...others])].filter(isKept).join(', ');
}

function combined(field: Field, base: string, mine: string, theirs: string): string | undefined {
  if (field.kind === 'stringList') return combineLists(base, mine, theirs);
  return isLongText(field) ? combine(base, mine, theirs) : undefined;
}

/** The fields in which two edits of one record differ; secrets are never compared. */
export function mergeFields(
  resource: ResourceDefinition,
  { base, mine, theirs }: MergeSides,
): MergeField[] {
  return formFields(resource)
    .filter(([name, field]) => field.mode !== 'writeOnly' && mine[name] !== theirs[name])
    .map(([name, field]) => {
      const [before, ours, others] = [base, mine, theirs].map((draft) => draft[name] ?? '') as [
        DraftValue,
        DraftValue,
        DraftValue,
      ];
      const changedBy = ours === before ? 'them' : others === before ? 'me' : 'both';
      return {
        name,
        label: fieldLabel(name, field),
        field,
        mine: ours,
        theirs: others,
        changedBy,
        combined:
          changedBy === 'both'
            ? combined(field, String(before), String(ours), String(others))
            : undefined,
      };
    });
}

const obvious = { me: 'mine', them: 'theirs' } as const;

/** What is taken unless the visitor says otherwise; nothing where two people changed the same words. */
export function obviousChoice({ changedBy, combined }: MergeField): Choice | undefined {
  if (changedBy !== 'both') return obvious[changedBy];
  return combined === undefined ? undefined : 'both';
}

/** The value that a choice stands for. */
export function chosenValue(one: MergeField, choice: Choice, edited: string): DraftValue {
  if (choice === 'edited') return edited;
  return choice === 'both' ? (one.combined ?? '') : one[choice];
}
