import { createHash } from 'node:crypto';
import { writtenFields } from '@pressline/shared-api';
import type { StoredDocument } from '../../store/database/createModel';
import { bodyValue, isSameValue } from './bodyValue';
import type { Write } from './hooks/ResourceHooks';
import type { ResourceType } from './resourceTypes';

/** A longer text is in the log as its length and hash: the history of the document has the text. */
const MAX_TEXT = 300;

function auditValue(value: unknown): unknown {
  const text = typeof value === 'string' ? value : undefined;
  if (text === undefined || text.length <= MAX_TEXT) return value;
  return { characters: text.length, sha256: createHash('sha256').update(text).digest('hex') };
}

/** A write for the audit log: the document, and the fields that staff write where they changed. */
export function describeWrite({ key, resource }: ResourceType, write: Write<StoredDocument>) {
  const { before, after } = write;
  const stored = after ?? before;
  const isChanged = (name: string) =>
    !before || !after || !isSameValue(bodyValue(before[name]), bodyValue(after[name]));
  const names = writtenFields(resource).filter(isChanged);
  const values = (one: StoredDocument | undefined) =>
    one ? Object.fromEntries(names.map((name) => [name, auditValue(bodyValue(one[name]))])) : null;
  // Only that it changed.
  const isSecretChanged = after && before?.passwordHash !== after.passwordHash;
  return {
    record: {
      type: key,
      id: String(stored?._id),
      title: String(stored?.[resource.titleField] ?? ''),
    },
    before: values(before),
    after: isSecretChanged ? { ...values(after), password: 'changed' } : values(after),
  };
}
