import { defineResource } from '../definition/defineResource';
import { hidden, reference, text } from '../definition/fields';

/** A search, and the article that readers are to find first. Staff are told before a change of theirs ends that. */
export const guardedQueries = defineResource({
  name: 'guarded-queries',
  label: 'Guarded query',
  labelPlural: 'Guarded queries',
  titleField: 'query',
  fields: {
    query: text({
      required: true,
      maxLength: 80,
      searchable: true,
      label: 'Search',
      hint: 'As readers type it, e.g. gang sheet',
    }),
    articleId: reference('articles', { required: true, label: 'Article' }),
    queryKey: hidden<string>(),
  },
  publicFields: [],
  access: { read: 'admin', write: 'admin' },
  sort: { queryKey: 1 },
  indexes: [{ keys: { queryKey: 1 }, unique: true }, { keys: { articleId: 1 } }],
});
