import { writtenFields } from '@pressline/shared-api';
import { fieldErrors } from '@pressline/shared-api/wire/schemas';
import { HttpError } from '../errors';
import { issueMessage } from '../resource/issueMessage';
import type { FileRecord } from './parseFiles';
import { type CheckedRecord, recordSchema } from './recordSchema';
import { PAST, recordName } from './toRecord';

const listed = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, message]) => `${name}: ${message}`)
    .join('; ');

/** Accepts only the fields of an export. @throws Error with a message for the editor */
export function checkRecord({ layout, values }: FileRecord): CheckedRecord {
  const { key, resource } = layout.type;
  const own = key === 'articles' ? [...PAST, 'related'] : ['createdAt', 'updatedAt'];
  const written = writtenFields(resource).map((field) => recordName(resource, field));
  const known = new Set(['id', ...written, ...own]);
  const stranger = Object.keys(values).find((name) => !known.has(name));
  if (stranger) throw new Error(`${stranger}: Unknown field`);
  const result = recordSchema.safeParse(values, { error: issueMessage });
  if (!result.success) throw new Error(listed(fieldErrors(result.error)));
  return result.data;
}

/** The message for a refused record. @throws the error itself when it is not a refusal */
export function recordProblem(error: unknown): string {
  if (error instanceof HttpError && error.status < 500) {
    return listed(error.details.fields ?? {}) || error.message;
  }
  if (error instanceof Error && error.constructor === Error) return error.message;
  throw error;
}
