import type { ContentKey } from '@pressline/shared-api';
import { fieldBehind, nameKey } from '../database/nameKey';
import type { Kinds } from '../resource/kinds';
import type { Content } from './readContent';

/** Notices, before anything is written, when two documents would have one slug or name. */
export interface UniqueNames {
  /** @throws Error in words for people when another document has a name that must be unique */
  claim(key: ContentKey, id: string, values: Record<string, unknown>): void;
}

export function createUniqueNames(kinds: Kinds, { sections }: Content): UniqueNames {
  const fieldsOf = (key: ContentKey) =>
    (kinds[key].resource.indexes ?? []).flatMap(({ keys, unique }) =>
      unique ? Object.keys(keys) : [],
    );
  const holders = new Map<string, string>();
  for (const { layout, documents } of sections) {
    for (const field of fieldsOf(layout.key)) {
      for (const stored of documents) {
        if (stored[field] === undefined) continue;
        holders.set(`${layout.key} ${field} ${stored[field]}`, String(stored._id));
      }
    }
  }
  const holderOf = (key: ContentKey, field: string, value: unknown) =>
    holders.get(`${key} ${field} ${value}`);

  return {
    claim(key, id, values) {
      const fields = fieldsOf(key).filter((field) => values[fieldBehind(field)]);
      const keyOf = (field: string) => values[field] ?? nameKey(values[fieldBehind(field)]);
      for (const field of fields) {
        const shown = fieldBehind(field);
        // Names that differ in case alone may be there from before that counted.
        if (holderOf(key, shown, values[shown]) === id) continue;
        const holder = holderOf(key, field, keyOf(field));
        if (holder && holder !== id) throw new Error(`${shown}: Already in use`);
      }
      for (const field of fields) holders.set(`${key} ${field} ${keyOf(field)}`, id);
    },
  };
}
