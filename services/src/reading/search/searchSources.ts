import type { PassageMark, SearchKind } from '@pressline/shared-api';
import type { ResourceType, ResourceTypes } from '../../content/resource/resourceTypes';
import { serializePublic } from '../../content/resource/serialize';
import type { StoredDocument } from '../../store/database/createModel';
import { type Passage, readPassages } from './readPassages';

/** The searchable texts of one document. */
export type SearchText = Readonly<Record<'title' | 'tags' | 'summary' | 'body', string>>;

/** A document as the index stores it: all that an answer needs, so that a query reads no database. */
export interface IndexedDocument {
  /** Its key in the index. */
  key: string;
  kind: SearchKind;
  text: SearchText;
  passages: readonly Passage[];
  /** Its public form. */
  values: Readonly<{ id: string; slug?: string }>;
  updatedAt: Date;
}

/** One kind of documents that the search finds. */
export interface SearchSource extends ResourceType {
  kind: SearchKind;
  /** Which documents readers may find. */
  filter: Readonly<Record<string, unknown>>;
  isFindable(stored: StoredDocument): boolean;
  fields: readonly string[];
  documentOf(stored: StoredDocument): IndexedDocument;
}

function textOf(stored: StoredDocument, field: string | undefined): string {
  const value = field === undefined ? '' : stored[field];
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** A question is read with its answer, a term with its definition. */
const WHOLE: { readonly [K in SearchKind]?: Passage['kind'] } = { faq: 'answer', term: 'term' };

function passagesOf(kind: SearchKind, { title, tags, body }: SearchText, stored: StoredDocument) {
  const whole = WHOLE[kind];
  if (whole) {
    const place = { start: 0, end: body.length };
    return [{ kind: whole, ...place, heading: title, near: tags, columns: [] }];
  }
  return kind === 'article' ? readPassages(body, stored.passages as PassageMark[] | undefined) : [];
}

/** The resources of a table that the public search finds. */
export const searchSources = (types: ResourceTypes): SearchSource[] =>
  Object.values(types).flatMap((resourceType): SearchSource[] => {
    const { search, titleField: title, fields, publicFields } = resourceType.resource;
    if (!search) return [];
    const { tags, summary, body } = search;
    const kind = search.kind as SearchKind;
    const isPublishable = 'isPublished' in fields;
    const texts = [title, tags, summary, body].filter((name) => name !== undefined);
    return [
      {
        ...resourceType,
        kind,
        filter: isPublishable ? { isPublished: true } : {},
        isFindable: ({ isPublished }) => !isPublishable || isPublished === true,
        fields: [
          ...new Set([...texts, ...publicFields, 'createdAt']),
          ...(kind === 'article' ? ['passages'] : []),
        ],
        documentOf(stored) {
          const text = {
            title: textOf(stored, title),
            tags: textOf(stored, tags),
            summary: textOf(stored, summary),
            body: textOf(stored, body),
          };
          return {
            key: `${kind}:${stored._id}`,
            kind,
            text,
            passages: passagesOf(kind, text, stored),
            values: serializePublic(resourceType, stored) as IndexedDocument['values'],
            updatedAt: stored.updatedAt,
          };
        },
      },
    ];
  });
