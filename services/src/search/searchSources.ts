import type { SearchKind } from '@pressline/shared-api';
import type { Model } from 'mongoose';
import type { Models, StoredDocument, StoredOf } from '../database/createModel';
import type { SearchText } from './SearchText';

/** One kind of documents that the search finds. */
export interface SearchSource {
  kind: SearchKind;
  model: Model<StoredDocument>;
  /** Which documents readers may find. */
  filter: Readonly<Record<string, unknown>>;
  isFindable(stored: StoredDocument): boolean;
  /** The fields that `textOf` reads. */
  fields: string;
  textOf(stored: StoredDocument): SearchText;
}

function source<Stored>(
  model: unknown,
  options: Omit<SearchSource, 'model' | 'textOf'> & { textOf(stored: Stored): SearchText },
): SearchSource {
  const { textOf } = options;
  return {
    ...options,
    model: model as Model<StoredDocument>,
    textOf: (stored) => textOf(stored as unknown as Stored),
  };
}

export const searchSources = (models: Models): SearchSource[] => [
  source<StoredOf<'articles'>>(models.articles, {
    kind: 'article',
    filter: { isPublished: true },
    isFindable: ({ isPublished }) => isPublished === true,
    fields: 'title tags summary plainText',
    textOf: ({ title, tags, summary, plainText }) => ({
      title,
      tags: tags.join('\n'),
      summary,
      body: plainText ?? '',
    }),
  }),
  source<StoredOf<'faqs'>>(models.faqs, {
    kind: 'faq',
    filter: {},
    isFindable: () => true,
    fields: 'question plainText',
    textOf: ({ question, plainText }) => ({
      title: question,
      tags: '',
      summary: '',
      body: plainText ?? '',
    }),
  }),
  source<StoredOf<'videos'>>(models.videos, {
    kind: 'video',
    filter: {},
    isFindable: () => true,
    fields: 'title description',
    textOf: ({ title, description }) => ({ title, tags: '', summary: '', body: description }),
  }),
];
