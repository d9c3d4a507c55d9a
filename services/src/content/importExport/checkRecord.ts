import { type ResourceDefinition, writtenFields } from '@pressline/shared-api';
import { fieldErrors } from '@pressline/shared-api/contract/resource/schemas';
import { HttpError } from '../../errors';
import { issueMessage } from '../../http/router/parseBody';
import { ImportProblems } from './archive/ImportProblems';
import type { FileRecord } from './parseFiles';
import { type CheckedRecord, recordSchema } from './recordSchema';
import { PAST, recordName } from './toRecord';

/** `{path: message}` as sentences, with the names that files have for fields. */
const listed = (resource: ResourceDefinition, fields: Record<string, string>) =>
  Object.entries(fields).map(([path, message]) => {
    const [name = '', ...rest] = path.split('.');
    return `${[recordName(resource, name), ...rest].join('.')}: ${message}`;
  });

/**
 * The values of a record that an export can have.
 * @returns them, and what is wrong with the others
 */
export function checkRecord({ layout, values }: FileRecord): {
  checked: CheckedRecord;
  problems: string[];
} {
  const { key, resource } = layout.type;
  const own =
    key === 'articles' ? [...PAST, 'related'] : ['createdAt', 'updatedAt', 'textUpdatedAt'];
  const written = writtenFields(resource).map((field) => recordName(resource, field));
  const known = new Set(['id', ...written, ...own]);
  const strangers = Object.keys(values).filter((name) => !known.has(name));
  const result = recordSchema.safeParse(values, { error: issueMessage });
  const found = result.success ? {} : fieldErrors(result.error);
  const bad = new Set([...strangers, ...Object.keys(found).map((path) => path.split('.')[0])]);
  const good = Object.entries(values).filter(([name]) => !bad.has(name));
  return {
    checked: recordSchema.parse(Object.fromEntries(good)),
    problems: [...strangers.map((name) => `${name}: Unknown field`), ...listed(resource, found)],
  };
}

/** The messages for a refused record. @throws the error itself when it is not a refusal */
export function recordProblems(resource: ResourceDefinition, error: unknown): readonly string[] {
  if (error instanceof ImportProblems) return error.messages;
  if (error instanceof HttpError && error.status < 500) {
    const fields = listed(resource, error.details.fields ?? {});
    return fields.length > 0 ? fields : [error.message];
  }
  if (error instanceof Error && error.constructor === Error) return [error.message];
  throw error;
}

/** Runs a step of a record's check; a refusal becomes a problem, and the check continues. */
export const attempting =
  (resource: ResourceDefinition, problems: string[]) =>
  <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch (error) {
      problems.push(...recordProblems(resource, error));
      return undefined;
    }
  };
