import { defineResource } from '../definition/defineResource';
import { hidden, reference, text } from '../definition/fields';

/** An article that readers find first when they search for exactly these words. */
export const pinnedResults = defineResource({
  name: 'pinned-results',
  label: 'Pinned result',
  labelPlural: 'Pinned results',
  titleField: 'query',
  fields: {
    query: text({
      required: true,
      maxLength: 80,
      searchable: true,
      label: 'Search',
      hint: 'The exact search, e.g. gang sheet. Case and accents are ignored.',
    }),
    articleId: reference('articles', { required: true, label: 'Article' }),
    queryKey: hidden<string>(),
  },
  publicFields: [],
  access: { read: 'admin', write: 'admin' },
  sort: { queryKey: 1 },
  indexes: [{ keys: { queryKey: 1 }, unique: true }, { keys: { articleId: 1 } }],
});
