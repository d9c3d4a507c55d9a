import type { ContentKey } from '@pressline/shared-api';
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
        holders.set(`${layout.key} ${field} ${stored[field]}`, String(stored._id));
      }
    }
  }
  return {
    claim(key, id, values) {
      for (const field of fieldsOf(key)) {
        if (!values[field]) continue;
        const name = `${key} ${field} ${values[field]}`;
        const holder = holders.get(name);
        if (holder && holder !== id) throw new Error(`${field}: Already in use`);
        holders.set(name, id);
      }
    },
  };
}
