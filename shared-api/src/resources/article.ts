import {
  type DocumentOf,
  defineResource,
  type PublicDocumentOf,
  type WrittenField,
  writtenFields,
} from '../definition/defineResource';
import {
  boolean,
  counter,
  dateTime,
  hidden,
  hiddenCounter,
  integer,
  markdown,
  reference,
  stringList,
  text,
} from '../definition/fields';
import type { DraftSource, PassageMark, TocEntry } from './articleParts';
import type { CheckedText } from './checkedText';

export const articles = defineResource({
  name: 'articles',
  label: 'Article',
  labelPlural: 'Articles',
  titleField: 'title',
  fields: {
    title: text({ required: true, maxLength: 200, searchable: true }),
    categoryId: reference('categories', { required: true, label: 'Category' }),
    summary: text({ maxLength: 500, default: '', multiline: true, searchable: true }),
    content: markdown({ default: '', label: 'Content (Markdown)' }),
    readTime: integer({ default: 5, min: 1, max: 600, unit: 'minutes', label: 'Read Time' }),
    tags: stringList({ maxItems: 30, maxLength: 50, searchable: true, hint: 'Comma-separated' }),
    slug: text({
      label: 'Slug (URL)',
      maxLength: 120,
      format: 'slug',
      default: '',
      hint: 'Leave blank to create it from the title',
    }),
    isPublished: boolean({ default: false, label: 'Published' }),
    isFeatured: boolean({
      default: false,
      label: 'Featured',
      hint: 'Pins it to Popular Articles (six spots)',
    }),
    views: counter(),
    publishedAt: dateTime({ readOnly: true }),
    /** When its unpublished changes were saved last; null when it has none. */
    changesSavedAt: dateTime({ readOnly: true }),
    /** When it will be published or unpublished by itself; a time that has passed is delayed. */
    publishAt: dateTime({ readOnly: true }),
    unpublishAt: dateTime({ readOnly: true }),
    /** Username of who scheduled it. */
    scheduledBy: hidden<string>(),
    /** Why the schedule was canceled, which keeps its times to be seen; empty while it is valid. */
    scheduleCanceled: text({ readOnly: true, maxLength: 200, default: '' }),
    /** Username of its owner; empty for none. */
    owner: text({ readOnly: true, maxLength: 64, default: '' }),
    /** The day, midnight in UTC, from which an editor has to check it; null for never. */
    verifiedUntil: dateTime({ readOnly: true, label: 'Verified until' }),
    /** When an editor last verified it. */
    verifiedAt: dateTime({ readOnly: true }),
    html: hidden<string>(),
    toc: hidden<TocEntry[]>(),
    plainText: hidden<string>(),
    passages: hidden<PassageMark[]>(),
    slugHistory: hidden<string[]>(),
    /** Where another system showed it, as services compare such addresses. */
    oldAddresses: hidden<string[]>(),
    titleKey: hidden<string>(),
    /** Where its links lead, as `readLinks` in services names pages. */
    linksTo: hidden<string[]>(),
    checked: hidden<CheckedText>(),
    /** Of a draft from a PDF: what its text still states, without doubts that staff have checked. */
    sources: hidden<DraftSource[]>(),
    /** The `version` that was public last, of an article that is not any more. */
    publicVersion: hidden<number>(),
    /** The `version` with which it was imported, unless it began with 1. */
    firstVersion: hidden<number>(),
    pinnedIds: hidden<string[]>(),
    pinsVersion: hiddenCounter(),
  },
  publicFields: [
    'slug',
    'title',
    'summary',
    'categoryId',
    'readTime',
    'views',
    'tags',
    'isPublished',
    'isFeatured',
    'publishedAt',
  ],
  access: { read: 'public', write: 'admin' },
  search: { kind: 'article', tags: 'tags', summary: 'summary', body: 'plainText' },
  sort: { createdAt: -1 },
  indexes: [
    { keys: { slug: 1 }, unique: true },
    { keys: { slugHistory: 1 } },
    { keys: { oldAddresses: 1 } },
    { keys: { titleKey: 1 } },
    { keys: { linksTo: 1 } },
    { keys: { pinnedIds: 1 } },
    { keys: { tags: 1 } },
    { keys: { isPublished: 1, isFeatured: -1, views: -1, publishedAt: -1, _id: 1 } },
    { keys: { isPublished: 1, categoryId: 1, isFeatured: -1, views: -1, publishedAt: -1, _id: 1 } },
    { keys: { isPublished: 1, categoryId: 1, views: -1, _id: 1 } },
    { keys: { isPublished: 1, tags: 1, views: -1, _id: 1 } },
    { keys: { updatedAt: 1 } },
    { keys: { changesSavedAt: 1 } },
    { keys: { publishAt: 1 } },
    { keys: { unpublishAt: 1 } },
    { keys: { verifiedUntil: 1, _id: 1 } },
    { keys: { owner: 1, verifiedUntil: 1, _id: 1 } },
  ],
});

const UNREVISED = ['isPublished', 'isFeatured'] as const;

export type RevisedField = Exclude<WrittenField<typeof articles>, (typeof UNREVISED)[number]>;

/** What a revision keeps: all that staff write but whether the article is published or featured. */
export const revisedFields = writtenFields(articles).filter(
  (name): name is RevisedField => !(UNREVISED as readonly string[]).includes(name),
);

/** What a working copy holds: all that staff write, also whether the article is to be published. */
export const copiedFields = writtenFields(articles);

export type Article = DocumentOf<typeof articles>;
/** An article in public lists and search results: no content, and never a draft. */
export type ArticleSummary = PublicDocumentOf<typeof articles>;
