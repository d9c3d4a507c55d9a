import type { Field, ResourceDefinition } from '@pressline/shared-api';
import type { AnyBody, AnyDocument } from '../documents/useResourceApi';
import { formFields } from './formFields';
import { fromLocalInput, toLocalInput } from './localTime';

/** What a form holds: texts as typed, and switches. */
export type DraftValue = string | boolean;
export type Draft = Readonly<Record<string, DraftValue>>;
/** One message per field that cannot be saved as it is. */
export type Problems = Readonly<Record<string, string>>;

function draftValue(field: Field, value: unknown, isNew: boolean): DraftValue {
  switch (field.kind) {
    case 'boolean':
      return Boolean(value ?? field.default);
    case 'integer':
      return String(value ?? field.default ?? '');
    case 'dateTime': {
      const initial = isNew && field.default === 'now' ? new Date().toISOString() : null;
      return toLocalInput((value ?? initial) as string | null);
    }
    case 'stringList':
      return ((value ?? []) as string[]).join(', ');
    case 'select':
      return String(value ?? field.default ?? field.options[0]);
    case 'text':
    case 'markdown':
      return String(value ?? field.default ?? '');
    default:
      return String(value ?? '');
  }
}

/** The form of a record, or of a new one with its defaults. */
export function toDraft(resource: ResourceDefinition, document?: AnyDocument): Draft {
  const entries = formFields(resource).map(([name, field]) => [
    name,
    draftValue(field, document?.[name], !document),
  ]);
  return Object.fromEntries(entries);
}

function bodyValue(field: Field, value: DraftValue, before: unknown): unknown {
  const text = String(value);
  switch (field.kind) {
    case 'boolean':
      return value;
    case 'integer':
      return text.trim() === '' ? field.default : Number.parseInt(text, 10);
    case 'dateTime':
      // The control knows minutes only: what nobody touched keeps its seconds.
      return text === toLocalInput(before as string | null)
        ? (before ?? null)
        : fromLocalInput(text);
    case 'stringList':
      return text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean);
    case 'reference':
      return text || null;
    default:
      return value;
  }
}

/** The body of a create or update call. `document` is the record the form began with. */
export function toBody(
  resource: ResourceDefinition,
  draft: Draft,
  document?: AnyDocument,
): AnyBody {
  const entries = formFields(resource).map(([name, field]) => [
    name,
    bodyValue(field, draft[name] ?? '', document?.[name]),
  ]);
  return Object.fromEntries(entries);
}

const lengthProblem = (length: number, max: number): string | undefined =>
  length > max
    ? `At most ${max.toLocaleString()} characters; these are ${length.toLocaleString()}`
    : undefined;

function problemOf(field: Field, value: DraftValue, isNew: boolean): string | undefined {
  const text = String(value).trim();
  if (field.kind === 'integer') {
    if (text === '' && field.default !== undefined) return undefined;
    if (!/^-?\d+$/.test(text)) return 'Must be a whole number';
    const number = Number(text);
    const isInside = number >= field.min && number <= field.max;
    return isInside ? undefined : `Must be from ${field.min} to ${field.max}`;
  }
  const isNeeded =
    field.mode === 'required' ||
    (field.mode === 'writeOnly' && isNew) ||
    (field.kind === 'dateTime' && field.default === 'now');
  if (isNeeded && text === '') return 'Required';
  return field.kind === 'text' || field.kind === 'markdown'
    ? lengthProblem(text.length, field.maxLength)
    : undefined;
}

/** What the form can tell before the server is asked; the server judges the rest. */
export function findProblems(resource: ResourceDefinition, draft: Draft, isNew: boolean): Problems {
  const found = formFields(resource).map(([name, field]) => [
    name,
    problemOf(field, draft[name] ?? '', isNew),
  ]);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

/** Names of the fields in which two forms differ. */
export function changedFields(one: Draft, other: Draft): string[] {
  return Object.keys(one).filter((name) => one[name] !== other[name]);
}
