import { fieldBehind, nameKey } from '../../store/database/nameKey';
import type { Layout } from './layout';
import type { Content } from './readContent';

/** Finds, before anything is written, two documents that would have the same slug or name. */
export function createUniqueNames({ sections }: Content) {
  const fieldsOf = ({ type }: Layout) =>
    (type.resource.indexes ?? []).flatMap(({ keys, unique }) => (unique ? Object.keys(keys) : []));
  const holders = new Map<string, string>();
  const names = new Map<string, unknown>();
  for (const { layout, documents } of sections) {
    for (const field of fieldsOf(layout)) {
      for (const stored of documents) {
        const shown = fieldBehind(field);
        names.set(`${layout.type.key} ${shown} ${stored._id}`, stored[shown]);
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
      const shown = fieldBehind(field);
      // Databases of former releases may have two documents with one name; each may keep it.
      if (names.get(holderKey(shown, id)) === values[shown]) continue;
      const holder = holders.get(holderKey(field, keyOf(field)));
      if (holder && holder !== id) throw new Error(`${shown}: Already in use`);
    }
    for (const field of fields) holders.set(holderKey(field, keyOf(field)), id);
  };
}
