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
import type { CheckedText } from './checkedText';

/** One entry of an article's table of contents; `depth` is the heading's level. */
export interface TocEntry {
  id: string;
  text: string;
  depth: number;
}

/** A part of an article's plain text: a passage that can answer a question, or what belongs to some. */
export interface PassageMark {
  kind: 'paragraph' | 'item' | 'step' | 'check' | 'row' | 'heading' | 'label' | 'lead' | 'columns';
  /** In UTF-16 units, before `end`. */
  start: number;
  end: number;
  /** Where the passages end that a label or column titles belong to. */
  until?: number;
  /** Of a heading, in the article's HTML. */
  id?: string | undefined;
}

/** Unpublished changes of an article, as the database keeps them. */
export interface StoredWorkingCopy {
  /** Differs from that of every other working copy that the article has had. */
  version: number;
  /** The article's `version` that they are based on, and what it said. */
  articleVersion: number;
  base: Readonly<Record<string, unknown>>;
  values: Readonly<Record<string, unknown>>;
  savedBy: string;
}

/** What a scheduled article gets besides being published or not, as the database keeps it. */
export interface StoredSchedule {
  by: string;
  /** The working copy when it was scheduled: what is typed later is not published by itself. */
  changes: Pick<StoredWorkingCopy, 'base' | 'values'> | null;
}

/** What a generated draft states, and the page of its PDF that has it, from 1; null for a doubt. */
export interface DraftSource {
  text: string;
  page: number | null;
}

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
    workingCopy: hidden<StoredWorkingCopy | null>(),
    /** When it will be published or unpublished by itself; a time that has passed is delayed. */
    publishAt: dateTime({ readOnly: true }),
    unpublishAt: dateTime({ readOnly: true }),
    schedule: hidden<StoredSchedule | null>(),
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
    { keys: { titleKey: 1 } },
    { keys: { linksTo: 1 } },
    { keys: { pinnedIds: 1 } },
    { keys: { tags: 1 } },
    { keys: { 'workingCopy.version': 1 }, sparse: true },
    { keys: { isPublished: 1, isFeatured: -1, views: -1, publishedAt: -1, _id: 1 } },
    { keys: { isPublished: 1, categoryId: 1, isFeatured: -1, views: -1, publishedAt: -1, _id: 1 } },
    { keys: { isPublished: 1, categoryId: 1, views: -1, _id: 1 } },
    { keys: { isPublished: 1, tags: 1, views: -1, _id: 1 } },
    { keys: { updatedAt: 1 } },
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

const NOT_COPIED = ['isPublished'] as const;

type CopiedField = Exclude<WrittenField<typeof articles>, (typeof NOT_COPIED)[number]>;

/** What a working copy holds: all that staff write but whether the article is published. */
export const copiedFields = writtenFields(articles).filter(
  (name): name is CopiedField => !(NOT_COPIED as readonly string[]).includes(name),
);

export type Article = DocumentOf<typeof articles>;
/** An article in public lists and search results: no content, and never a draft. */
export type ArticleSummary = PublicDocumentOf<typeof articles>;
