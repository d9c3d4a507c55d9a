import { type ResourceDefinition, writtenFields } from '@pressline/shared-api';
import {
  copiedValues,
  type newValues,
} from '@pressline/shared-api/contract/articles/workingCopies';
import { parseBody } from '../../http/router/parseBody';
import type { StoredDocument } from '../../store/database/createModel';
import { dueDay } from '../resource/dueDays';
import type { ResourceTypes } from '../resource/resourceTypes';
import { attempting } from './checkRecord';
import type { References } from './createReferences';
import type { CheckedRecord } from './recordSchema';
import { recordName, targetOf } from './toRecord';

/** The id of what a name in a file refers to, or the value itself. */
function referredValue(
  references: References,
  resource: ResourceDefinition,
  field: string,
  value: unknown,
): unknown {
  const target = targetOf(resource, field);
  if (!target) return value;
  const name = recordName(resource, field);
  if (value !== null && typeof value !== 'string') throw new Error(`${name}: Must be a name`);
  return value ? references.idOf(target, value.trim(), name) : value;
}

/** Makes the body that a write takes of what a file says; what is wrong goes to `problems`. */
export function bodyOf(
  references: References,
  resource: ResourceDefinition,
  checked: CheckedRecord,
  problems: string[],
) {
  const body: Record<string, unknown> = {};
  const attempt = attempting(resource, problems);
  for (const field of writtenFields(resource)) {
    const name = recordName(resource, field);
    const value = checked[name];
    // An empty slug would make another one from the title.
    if (value === undefined || (field === 'slug' && value === '')) continue;
    attempt(() => {
      body[field] = referredValue(references, resource, field, value);
    });
  }
  return body;
}

/** Fields that readers do not see yet, judged as the editor's are. */
export function unpublishedBody(
  references: References,
  resource: ResourceDefinition,
  fields: CheckedRecord,
  problems: string[],
  schema: typeof copiedValues | typeof newValues = copiedValues,
) {
  const known = new Set(writtenFields(resource).map((field) => recordName(resource, field)));
  const strangers = Object.keys(fields).filter((name) => !known.has(name));
  problems.push(...strangers.map((name) => `${name}: Unknown field`));
  const body = bodyOf(references, resource, fields, problems);
  return attempting(resource, problems)(() => parseBody(schema, body)) ?? {};
}

/** Reads who answers for a new article, and its dates, as far as this help center can have them. */
export async function createFreshnessReader({ users }: Pick<ResourceTypes, 'users'>) {
  const active = await users.model.find({ isActive: true }).select('username').lean();
  const usernames = new Set(active.map(({ username }) => String(username)));

  return ({ owner, verifiedUntil, verifiedAt }: CheckedRecord) => {
    const isKnown = !owner || usernames.has(owner);
    const values: Partial<StoredDocument> = {
      ...(owner && isKnown && { owner }),
      ...(verifiedUntil !== undefined && {
        verifiedUntil: verifiedUntil && dueDay(Date.parse(verifiedUntil)),
      }),
      ...(verifiedAt && { verifiedAt: new Date(verifiedAt) }),
    };
    return { values, unknownOwner: isKnown ? undefined : owner };
  };
}
