import type { Field } from '@pressline/shared-api';
import type { DraftValue } from '../fields/draft';
import { optionLabel } from '../fields/formFields';
import type { NameOf } from '../fields/rowFacts';

/** What a form holds in one field, for people: `On`, a category's name, the text itself. */
export function valueText(field: Field, value: DraftValue, nameOf: NameOf): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (field.kind === 'reference' && value) return nameOf(value) ?? 'Deleted';
  if (field.kind === 'dateTime') return value.replace('T', ' ');
  return field.kind === 'select' ? optionLabel(value) : value;
}

/** Whether a merged value can be written by hand rather than only chosen. */
export const isWritten = (field: Field): boolean =>
  ['text', 'markdown', 'stringList', 'integer', 'url'].includes(field.kind);
