import {
  type ResourceDefinition,
  resources,
  type SearchHit,
  type SearchKind,
} from '@pressline/shared-api';
import { Types, trusted } from 'mongoose';
import type { StoredDocument } from '../database/createModel';
import type { Kind, Kinds } from '../resource/kinds';
import { serializePublic } from '../resource/serialize';
import { findMarks, makeSnippet } from '../search/markText';
import type { SearchMatch } from '../search/SearchEngine';

interface Presented {
  key: 'articles' | 'faqs' | 'videos';
  /** Which documents readers may see; the index may be a moment behind. */
  filter: Readonly<Record<string, unknown>>;
  title: string;
  summary?: string;
  body: string;
}

const PRESENTED: Readonly<Record<SearchKind, Presented>> = {
  article: {
    key: 'articles',
    filter: { isPublished: true },
    title: 'title',
    summary: 'summary',
    body: 'plainText',
  },
  faq: { key: 'faqs', filter: {}, title: 'question', body: 'plainText' },
  video: { key: 'videos', filter: {}, title: 'title', body: 'description' },
};

const textOf = (stored: StoredDocument, field?: string) => String((field && stored[field]) ?? '');

async function loadDocuments(kind: Kind, { filter, body }: Presented, ids: string[]) {
  const { publicFields }: ResourceDefinition = resources[kind.key];
  const found = await kind.model
    .find({ ...filter, _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) })
    .select([...publicFields, body, 'createdAt', 'updatedAt', 'version'].join(' '))
    .lean<StoredDocument[]>();
  return found.map((stored) => [stored._id.toHexString(), stored] as const);
}

/** The public documents behind what the search found, in its order, each with what matched. */
export async function presentMatches(
  kinds: Kinds,
  matches: readonly SearchMatch[],
): Promise<SearchHit[]> {
  const wanted = [...new Set(matches.map(({ kind }) => kind))];
  const loaded = await Promise.all(
    wanted.map((kind) => {
      const ids = matches.filter((match) => match.kind === kind).map(({ id }) => id);
      const presented = PRESENTED[kind];
      return loadDocuments(kinds[presented.key], presented, ids);
    }),
  );
  const byId = new Map(loaded.flat());
  return matches.flatMap(({ kind, id, terms }) => {
    const stored = byId.get(id);
    if (!stored) return [];
    const { key, title, summary, body } = PRESENTED[kind];
    const hit = {
      ...serializePublic(kinds[key], stored),
      kind,
      titleMarks: findMarks(textOf(stored, title), terms),
      snippet: makeSnippet(textOf(stored, summary), textOf(stored, body), terms),
    };
    return [hit as unknown as SearchHit];
  });
}
