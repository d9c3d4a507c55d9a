import type { SearchKind } from '@pressline/shared-api';
import type { ResourceType, ResourceTypes } from '../../content/resource/resourceTypes';
import type { StoredDocument } from '../../store/database/createModel';
import type { SearchText } from './SearchText';

/** A document that was found, and the words of its texts (folded) that made it match. */
export interface SearchMatch {
  kind: SearchKind;
  id: string;
  terms: string[];
}

/** One kind of documents that the search finds. */
export interface SearchSource extends ResourceType {
  kind: SearchKind;
  /** Which documents readers may find. */
  filter: Readonly<Record<string, unknown>>;
  isFindable(stored: StoredDocument): boolean;
  fields: readonly string[];
  textOf(stored: StoredDocument): SearchText;
}

function textOf(stored: StoredDocument, field: string | undefined): string {
  const value = field === undefined ? '' : stored[field];
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** The resources of a table that the public search finds. */
export const searchSources = (types: ResourceTypes): SearchSource[] =>
  Object.values(types).flatMap((resourceType): SearchSource[] => {
    const { search, titleField: title, fields } = resourceType.resource;
    if (!search) return [];
    const { kind, tags, summary, body } = search;
    const isPublishable = 'isPublished' in fields;
    return [
      {
        ...resourceType,
        kind: kind as SearchKind,
        filter: isPublishable ? { isPublished: true } : {},
        isFindable: ({ isPublished }) => !isPublishable || isPublished === true,
        fields: [title, tags, summary, body].filter((name) => name !== undefined),
        textOf: (stored) => ({
          title: textOf(stored, title),
          tags: textOf(stored, tags),
          summary: textOf(stored, summary),
          body: textOf(stored, body),
        }),
      },
    ];
  });
