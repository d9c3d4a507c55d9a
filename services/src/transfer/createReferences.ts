import type { ContentKey } from '@pressline/shared-api';
import type { Names } from './toRecord';

/** The ids behind the names of categories and the slugs of articles, those to come included. */
export interface References {
  add(key: ContentKey, id: string, values: Record<string, unknown>): void;
  /** @throws Error in words for people when there is no such category */
  category(name: string): string;
  /** @throws Error in words for people when there is no such article */
  article(slug: string): string;
  /** The name that a category will have. */
  nameOf(categoryId: unknown): string | null;
}

export function createReferences({ categories, slugs }: Names): References {
  const names = new Map(categories);
  const idOfCategory = new Map([...categories].map(([id, name]) => [name, id]));
  const idOfSlug = new Map([...slugs].map(([id, slug]) => [slug, id]));
  return {
    add(key, id, { name, slug }) {
      if (key === 'categories') {
        names.set(id, String(name));
        idOfCategory.set(String(name), id);
      }
      if (key === 'articles' && slug) idOfSlug.set(String(slug), id);
    },
    category(name) {
      const id = idOfCategory.get(name);
      if (!id) throw new Error(`category: There is no category "${name}"`);
      return id;
    },
    article(slug) {
      const id = idOfSlug.get(slug);
      if (!id) throw new Error(`related: There is no article "${slug}"`);
      return id;
    },
    nameOf: (categoryId) => names.get(String(categoryId)) ?? null,
  };
}
