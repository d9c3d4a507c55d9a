import { type ResourceDefinition, writtenFields } from '@pressline/shared-api';
import { workingCopyBody } from '@pressline/shared-api/wire/workingCopies';
import { parseBody } from '../../http/router/parseBody';
import { attempting } from './checkRecord';
import type { References } from './createReferences';
import type { CheckedRecord } from './recordSchema';
import { recordName, targetOf } from './toRecord';

/** Makes the bodies that a write takes of what files say; what is wrong goes to `problems`. */
export function createBodies(references: References) {
  function bodyOf(resource: ResourceDefinition, checked: CheckedRecord, problems: string[]) {
    const body: Record<string, unknown> = {};
    const attempt = attempting(resource, problems);
    for (const field of writtenFields(resource)) {
      const name = recordName(resource, field);
      const value = checked[name];
      // An empty slug would make another one from the title.
      if (value === undefined || (field === 'slug' && value === '')) continue;
      attempt(() => {
        body[field] = referredValue(resource, field, value);
      });
    }
    return body;
  }

  /** Fields that readers do not see yet, judged as the editor's are. */
  function unpublishedBody(
    resource: ResourceDefinition,
    fields: CheckedRecord,
    problems: string[],
  ) {
    const known = new Set(writtenFields(resource).map((field) => recordName(resource, field)));
    const strangers = Object.keys(fields).filter((name) => !known.has(name));
    problems.push(...strangers.map((name) => `${name}: Unknown field`));
    const body = bodyOf(resource, fields, problems);
    return (
      attempting(resource, problems)(() => parseBody(workingCopyBody.shape.values, body)) ?? {}
    );
  }

  /** The id of what a name in a file refers to, or the value itself. */
  function referredValue(resource: ResourceDefinition, field: string, value: unknown): unknown {
    const target = targetOf(resource, field);
    if (!target) return value;
    const name = recordName(resource, field);
    if (value !== null && typeof value !== 'string') throw new Error(`${name}: Must be a name`);
    return value ? references.idOf(target, value.trim(), name) : value;
  }

  return { bodyOf, unpublishedBody };
}
