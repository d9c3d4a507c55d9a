import {
  type DocumentOf,
  defineResource,
  type PublicDocumentOf,
} from '../definition/defineResource';
import { hidden, select, stringList, text } from '../definition/fields';
import { slugOf } from '../definition/paths';

const TERM_CATEGORIES = [
  'Prepress',
  'Color',
  'Paper',
  'Printing',
  'Finishing',
  'Packaging',
  'Business',
] as const;

/** A word of the trade that the glossary explains; the search takes its other names for the same. */
export const terms = defineResource({
  name: 'terms',
  label: 'Term',
  labelPlural: 'Glossary terms',
  titleField: 'term',
  fields: {
    term: text({
      required: true,
      maxLength: 60,
      format: 'listed',
      searchable: true,
      hint: 'e.g. Bleed',
    }),
    otherNames: stringList({
      maxItems: 10,
      maxLength: 60,
      searchable: true,
      label: 'Other names',
      hint: 'Comma-separated. A search for any of them finds the others, too',
    }),
    definition: text({ required: true, maxLength: 600, multiline: true, searchable: true }),
    seeAlso: stringList({
      maxItems: 6,
      maxLength: 60,
      label: 'See also',
      hint: 'Other glossary terms, comma-separated',
    }),
    category: select({ options: TERM_CATEGORIES, default: 'Printing' }),
    termKey: hidden<string>(),
  },
  publicFields: ['term', 'otherNames', 'definition', 'seeAlso', 'category'],
  access: { read: 'public', write: 'admin' },
  search: { kind: 'term', tags: 'otherNames', body: 'definition' },
  sort: { termKey: 1 },
  indexes: [
    { keys: { termKey: 1 }, unique: true },
    { keys: { seeAlso: 1 } },
    { keys: { updatedAt: 1 } },
  ],
});

/** The id of a term's entry on the glossary page. */
export const termAnchor = (term: string): string => `term-${slugOf(term)}`;

export type Term = DocumentOf<typeof terms>;
export type PublicTerm = PublicDocumentOf<typeof terms>;
