import { createHash } from 'node:crypto';
import { isContent, type ResourceDefinition, writtenFields } from '@pressline/shared-api';
import { taken } from '../../errors';
import { inTransaction } from '../../store/connection/inTransaction';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { StoredDocument } from '../../store/database/createModel';
import { fieldBehind } from '../../store/database/duplicateField';
import { bodyValue, isSameValue } from './bodyValue';
import type { HookContext, Write } from './hooks/ResourceHooks';
import type { ResourceType } from './resourceTypes';

/** A longer text is in the log as its length and hash: the history of the document has the text. */
const MAX_TEXT = 300;

function auditValue(value: unknown): unknown {
  const text = typeof value === 'string' ? value : undefined;
  if (text === undefined || text.length <= MAX_TEXT) return value;
  return { characters: text.length, sha256: createHash('sha256').update(text).digest('hex') };
}

/** A write for the audit log: the document, and the fields that staff write where they changed. */
function describeWrite({ key, resource }: ResourceType, write: Write<StoredDocument>) {
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

const uniqueFields = ({ indexes = [] }: ResourceDefinition) =>
  indexes.flatMap(({ keys, unique }) => (unique ? Object.keys(keys) : []));

/** @throws HttpError 409; the error of the index itself would end the transaction of all other writes */
async function refuseTaken({ model, resource }: ResourceType, write: Write<StoredDocument>) {
  const { before, after } = write;
  for (const field of uniqueFields(resource)) {
    const value = after?.[field];
    if (value === undefined || value === before?.[field]) continue;
    const holder = await model.exists({ [field]: value });
    if (holder && !holder._id.equals(after?._id)) throw taken(fieldBehind(field));
  }
}

export type WriteDocument = ReturnType<typeof createWriter>;

/** Makes the step that every write of a document ends with, in its transaction. */
export const createWriter =
  (content: ContentVersion) =>
  /** Whatever refuses the write does so before `act` makes it. @throws HttpError to refuse it */
  async <After extends StoredDocument | undefined>(
    type: ResourceType,
    context: HookContext,
    intended: Write<StoredDocument>,
    act: () => Promise<After>,
  ): Promise<After> => {
    await type.hooks.check?.(context, intended);
    await refuseTaken(type, intended);
    const after = await act();
    const made = { ...intended, ...(after && { after }) };
    await type.hooks.afterWrite?.(context, made);
    await context.audit.write(describeWrite(type, made));
    if (isContent(type.resource)) await content.bump();
    return after;
  };

/** Makes what takes long of a change. @returns what runs `job` with it, in a transaction */
export async function prepareChange<Result>(
  { model, hooks }: ResourceType,
  context: HookContext,
  change: Record<string, unknown>,
  job: (change: Record<string, unknown>) => Promise<Result>,
): Promise<() => Promise<Result>> {
  const ready = (await hooks.beforehand?.(context, change)) ?? change;
  return () => inTransaction(model.db, () => job(ready));
}

/** Runs `job` in a transaction, with the change that takes long to make already made. */
export const withChange = async <Result>(...given: Parameters<typeof prepareChange<Result>>) =>
  (await prepareChange(...given))();
