import {
  type DocumentOf,
  defineResource,
  type PublicDocumentOf,
} from '../definition/defineResource';
import {
  computed,
  counter,
  hidden,
  integer,
  markdown,
  reference,
  text,
} from '../definition/fields';
import type { CheckedText } from './checkedText';

export const faqs = defineResource({
  name: 'faqs',
  label: 'FAQ',
  labelPlural: 'FAQs',
  titleField: 'question',
  fields: {
    question: text({ required: true, maxLength: 300, searchable: true }),
    answer: markdown({ required: true, maxLength: 10_000 }),
    categoryId: reference('categories', { label: 'Category' }),
    order: integer({ default: 0, hint: 'Lower numbers come first' }),
    views: counter(),
    answerHtml: computed<string>(true),
    plainText: hidden<string>(),
    /** Where its links lead, as `readLinks` in services names pages. */
    linksTo: hidden<string[]>(),
    checked: hidden<CheckedText>(),
  },
  publicFields: ['question', 'answer', 'answerHtml', 'categoryId', 'order', 'views'],
  access: { read: 'public', write: 'admin' },
  search: { kind: 'faq', body: 'plainText' },
  sort: { order: 1, createdAt: 1 },
  indexes: [{ keys: { updatedAt: 1 } }, { keys: { linksTo: 1 } }],
});

export type Faq = DocumentOf<typeof faqs>;
export type PublicFaq = PublicDocumentOf<typeof faqs>;
