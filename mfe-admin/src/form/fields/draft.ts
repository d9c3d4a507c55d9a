import type { Field, ResourceDefinition } from '@pressline/shared-api';
import type { AnyBody, AnyDocument } from '../api/useApi';
import type { DraftValue } from './FieldOnScreen';
import { kindOf } from './fieldKinds';
import { formFields } from './formFields';

export type Draft = Readonly<Record<string, DraftValue>>;
export type Problems = Readonly<Record<string, string>>;

const defaultOf = (field: Field) => ('default' in field ? field.default : undefined);

export function toDraft(resource: ResourceDefinition, document?: AnyDocument): Draft {
  const entries = formFields(resource).map(([name, field]) => {
    const value = document?.[name];
    const draft = kindOf(field).toDraft?.(value, field, !document);
    return [name, draft ?? String(value ?? defaultOf(field) ?? '')];
  });
  return Object.fromEntries(entries);
}

/** The body of a create or update call. `document` is the one that the form began with. */
export function toBody(
  resource: ResourceDefinition,
  draft: Draft,
  document?: AnyDocument,
): AnyBody {
  const entries = formFields(resource).map(([name, field]) => {
    const value = draft[name] ?? '';
    const { toBody: convert } = kindOf(field);
    return [name, convert ? convert(value, field, document?.[name]) : value];
  });
  return Object.fromEntries(entries);
}

/** What the form can tell before the server is asked; the server judges the rest. */
export function findProblems(resource: ResourceDefinition, draft: Draft, isNew: boolean): Problems {
  const found = formFields(resource).map(([name, field]) => {
    const text = String(draft[name] ?? '').trim();
    const isNeeded = field.mode === 'required' || (field.mode === 'writeOnly' && isNew);
    const missing = isNeeded && text === '' ? 'Required' : undefined;
    return [name, kindOf(field).problem?.(text, field) ?? missing];
  });
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

/** Names of the fields in which two forms differ. */
export function changedFields(one: Draft, other: Draft): string[] {
  return Object.keys(one).filter((name) => one[name] !== other[name]);
}
