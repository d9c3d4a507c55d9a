import { hidden, reference, text } from '../definition/fields';

/** What the resources share that name one article for a search. */
export const articleOfQuery = (hint: string) =>
  ({
    titleField: 'query',
    fields: {
      query: text({ required: true, maxLength: 80, searchable: true, label: 'Search', hint }),
      articleId: reference('articles', { required: true, label: 'Article' }),
      queryKey: hidden<string>(),
    },
    publicFields: [],
    access: { read: 'admin', write: 'admin' },
    sort: { queryKey: 1 },
    indexes: [{ keys: { queryKey: 1 }, unique: true }, { keys: { articleId: 1 } }],
  }) as const;
