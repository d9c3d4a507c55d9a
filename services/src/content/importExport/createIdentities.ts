import { nameKey } from '@pressline/shared-api';
import { Types } from 'mongoose';
import type { StoredDocument } from '../../store/database/createModel';
import { fieldBehind } from '../../store/database/duplicateField';
import type { DeletedText } from '../versions/Version';
import type { Layout } from './layout';
import type { FileRecord } from './parseFiles';
import type { Content } from './readContent';

/** The document that a record describes. */
export interface Identity {
  /** Its id, or the one that it will get. */
  id: string;
  before?: StoredDocument;
  /** What it was when it was deleted, if it can be restored. */
  deleted?: StoredDocument;
}

/** Finds a record's document by its id, else by its name. */
export function createIdentities({ sections }: Content, trash: readonly DeletedText[]) {
  const deleted = new Map(
    trash.map(({ docId, resource, values }) => [`${resource} ${docId}`, values]),
  );
  const byId = new Map<string, StoredDocument>();
  const byName = new Map<string, StoredDocument[]>();
  for (const { layout, documents } of sections) {
    const { key } = layout.type;
    for (const stored of documents) {
      byId.set(`${key} ${stored._id}`, stored);
      const name = `${key} ${stored[layout.name]}`;
      byName.set(name, [...(byName.get(name) ?? []), stored]);
    }
  }
  const taken = new Set<string>();

  function find({ layout, values }: FileRecord): Identity {
    const { key } = layout.type;
    const id = typeof values.id === 'string' ? values.id.toLowerCase() : undefined;
    const own = byId.get(`${key} ${id}`);
    if (id && own) return { id, before: own };
    const [before, second] = byName.get(`${key} ${values[layout.name]}`) ?? [];
    if (second) throw new Error('More than one document has this name; specify its id');
    if (before) return { id: String(before._id), before };
    const former = deleted.get(`${key} ${id}`);
    if (id && former) return { id, deleted: former };
    return { id: id && Types.ObjectId.isValid(id) ? id : new Types.ObjectId().toHexString() };
  }

  /** @throws Error with a message for the editor when that is ambiguous */
  return (record: FileRecord): Identity => {
    const identity = find(record);
    if (taken.has(identity.id)) throw new Error('Another file describes the same document');
    taken.add(identity.id);
    return identity;
  };
}

/** Finds, before anything is written, two documents that would have the same slug or name. */
export function createUniqueNames({ sections }: Content) {
  const fieldsOf = ({ type }: Layout) =>
    (type.resource.indexes ?? []).flatMap(({ keys, unique }) => (unique ? Object.keys(keys) : []));
  const holders = new Map<string, string>();
  for (const { layout, documents } of sections) {
    for (const field of fieldsOf(layout)) {
      for (const stored of documents) {
        if (stored[field] === undefined) continue;
        holders.set(`${layout.type.key} ${field} ${stored[field]}`, String(stored._id));
      }
    }
  }

  /** @throws Error with a message for the editor when another document has a name that must be unique */
  return (layout: Layout, id: string, values: Record<string, unknown>): void => {
    const holderKey = (field: string, value: unknown) => `${layout.type.key} ${field} ${value}`;
    const fields = fieldsOf(layout).filter((field) => values[fieldBehind(field)]);
    const keyOf = (field: string) => values[field] ?? nameKey(values[fieldBehind(field)]);
    for (const field of fields) {
      const holder = holders.get(holderKey(field, keyOf(field)));
      if (holder && holder !== id) throw new Error(`${fieldBehind(field)}: Already in use`);
    }
    for (const field of fields) holders.set(holderKey(field, keyOf(field)), id);
  };
}
