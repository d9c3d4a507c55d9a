import type { StoredDocument } from '../../store/database/createModel';
import type { Layout } from './layout';

export interface Section {
  layout: Layout;
  documents: StoredDocument[];
}

/** Maps the names that files use for documents to their ids, and back. */
export type References = ReturnType<typeof createReferences>;

export function createReferences(sections: readonly Section[]) {
  const tables = new Map(
    sections.map(({ layout: { type, name }, documents }) => {
      const pairs = documents.map((stored) => [String(stored._id), String(stored[name])] as const);
      const { label } = type.resource;
      const ids = new Map(pairs.map(([id, text]) => [text, id]));
      return [type.resource.name, { label, names: new Map(pairs), ids }];
    }),
  );
  return {
    /** Adds a document that an import will create or rename. */
    add(resourceName: string, id: string, name: unknown) {
      if (!name) return;
      tables.get(resourceName)?.names.set(id, String(name));
      tables.get(resourceName)?.ids.set(String(name), id);
    },
    /** @throws Error with a message that names the field when there is no such document */
    idOf(resourceName: string, name: string, field: string) {
      const table = tables.get(resourceName);
      const id = table?.ids.get(name);
      if (!id) throw new Error(`${field}: There is no ${table?.label.toLowerCase()} "${name}"`);
      return id;
    },
    nameOf: (resourceName: string, id: unknown) =>
      tables.get(resourceName)?.names.get(String(id)) ?? null,
  };
}
