import type { ContentKey } from '@pressline/shared-api';

interface Layout {
  key: ContentKey;
  /** The field that stands below the front matter; without one, all documents share a YAML file. */
  body?: string;
  /** Where documents without an id are recognised by something else than their title. */
  name?: string;
}

/** How each resource lies in a zip file, in the order in which documents can be created. */
export const LAYOUTS: readonly Layout[] = [
  { key: 'categories', body: 'description' },
  { key: 'tags' },
  { key: 'synonyms' },
  { key: 'quickLinks' },
  { key: 'announcements', body: 'content' },
  { key: 'faqs', body: 'answer' },
  { key: 'videos', body: 'description' },
  { key: 'downloads', body: 'description' },
  { key: 'articles', body: 'content', name: 'slug' },
];

export type { Layout };
