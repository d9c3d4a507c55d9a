import type { StoredDocument } from '../database/createModel';
import type { Kinds } from '../resource/kinds';
import { LAYOUTS, type Layout } from './layout';
import type { Names } from './toRecord';

export interface Content {
  /** All documents of each resource, oldest first. */
  sections: { layout: Layout; documents: StoredDocument[] }[];
  names: Names;
}

/** Reads everything that staff write. */
export async function readContent(kinds: Kinds): Promise<Content> {
  const sections = await Promise.all(
    LAYOUTS.map(async (layout) => ({
      layout,
      documents: await kinds[layout.key].model
        .find()
        .select('-html -toc -plainText -answerHtml -contentHtml')
        .sort({ _id: 1 })
        .lean<StoredDocument[]>(),
    })),
  );
  const namesOf = (key: Layout['key'], field: string) =>
    new Map(
      sections
        .filter(({ layout }) => layout.key === key)
        .flatMap(({ documents }) => documents)
        .map((stored) => [String(stored._id), String(stored[field])]),
    );
  return {
    sections,
    names: { categories: namesOf('categories', 'name'), slugs: namesOf('articles', 'slug') },
  };
}
