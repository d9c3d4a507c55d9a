import { defineResource } from '../definition/defineResource';
import { hidden, stringList, text } from '../definition/fields';

/** A word and those that the search takes for the same. Each may consist of several words. */
export const synonyms = defineResource({
  name: 'synonyms',
  label: 'Synonym group',
  labelPlural: 'Synonyms',
  titleField: 'word',
  fields: {
    word: text({
      required: true,
      maxLength: 60,
      searchable: true,
      label: 'When people search for',
      hint: 'e.g. saddle stitch',
    }),
    terms: stringList({
      required: true,
      maxItems: 20,
      maxLength: 60,
      searchable: true,
      label: 'Also find',
      hint: 'Comma-separated, e.g. stapling, wire stitching',
    }),
    wordKey: hidden<string>(),
  },
  publicFields: [],
  access: { read: 'admin', write: 'admin' },
  sort: { wordKey: 1 },
});
