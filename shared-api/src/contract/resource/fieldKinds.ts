import { z } from 'zod';
import type { Field, FieldKind } from '../../definition/fields';
import { count, emptyAs, objectId, time } from '../common';
import {
  atMost,
  type FieldOf,
  formattedText,
  isRequired,
  linkAddress,
  listItem,
  markdownSource,
} from './fieldTexts';

/** Characters of a list that is written as one text. */
const MAX_TEXT_OF_LIST = 5_000;

/** How Mongoose stores a field: a path of its schema, with the type by its name. */
interface StoredField {
  type: 'String' | 'Number' | 'Boolean' | 'Date' | 'ObjectId' | 'Mixed' | readonly ['String'];
  default?: unknown;
  enum?: readonly string[];
}

interface FieldRules<Kind extends FieldKind> {
  /** What a body may hold. */
  body(field: FieldOf<Kind>): z.ZodType;
  /** What answers hold. */
  answer(field: FieldOf<Kind>): z.ZodType;
  /** Nothing for a field that is not stored. */
  stored(field: FieldOf<Kind>): StoredField | undefined;
  /** The resource that it references by id; files of an export name the document instead. */
  target?(field: FieldOf<Kind>): string;
}

/** Everything that depends on the kind of a field: a new kind is one entry here. */
export const FIELD_KINDS: { readonly [Kind in FieldKind]: FieldRules<Kind> } = {
  text: {
    body: formattedText,
    answer: () => z.string(),
    stored: (field) => ({ type: 'String', default: field.default ?? '' }),
  },
  markdown: {
    body: markdownSource,
    answer: () => z.string(),
    stored: (field) => ({ type: 'String', default: field.default ?? '' }),
  },
  integer: {
    body({ min, max }) {
      const message = `Must be from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;
      return z.int().min(min, message).max(max, message);
    },
    answer: ({ min, max }) => z.int().min(min).max(max),
    stored: (field) => ({ type: 'Number', default: field.default ?? 0 }),
  },
  boolean: {
    body: () => z.boolean(),
    answer: () => z.boolean(),
    stored: (field) => ({ type: 'Boolean', default: field.default ?? false }),
  },
  dateTime: {
    body(field) {
      const message = 'Must be an ISO 8601 date-time';
      const given = z.iso.datetime({ offset: true, message });
      const utc = given.transform((value) => new Date(value).toISOString());
      return isRequired(field) || field.default ? utc : emptyAs(null, utc.nullable(), message);
    },
    answer: (field) => (isRequired(field) || field.default ? time : time.nullable()),
    stored: (field) => ({
      type: 'Date',
      default: field.default === 'now' ? () => new Date() : null,
    }),
  },
  reference: {
    body: (field) =>
      isRequired(field) ? objectId : emptyAs(null, objectId.nullable(), 'Not a valid id'),
    answer: (field) => (isRequired(field) ? objectId : objectId.nullable()),
    stored: () => ({ type: 'ObjectId', default: null }),
    target: ({ to }) => to,
  },
  stringList: {
    body(field) {
      const split = (value: unknown) => (typeof value === 'string' ? value.split(',') : value);
      const list = z
        .array(listItem(field))
        .max(field.maxItems, atMost(field.maxItems))
        .transform((items) => [...new Set(items.filter((text) => text !== ''))])
        .refine((items) => !isRequired(field) || items.length > 0, 'Required');
      return z
        .union([z.string().max(MAX_TEXT_OF_LIST), z.array(z.unknown())])
        .transform(split)
        .pipe(list);
    },
    answer: () => z.array(z.string()),
    stored: () => ({ type: ['String'], default: [] }),
  },
  url: {
    body: linkAddress,
    answer: () => z.string(),
    stored: () => ({ type: 'String', default: '' }),
  },
  select: {
    body: ({ options }) => z.enum(options),
    answer: ({ options }) => z.enum(options),
    stored: (field) => ({ type: 'String', default: field.default, enum: field.options }),
  },
  password: {
    body: ({ minLength, maxLength }) =>
      z
        .string()
        .min(minLength, `At least ${minLength} characters`)
        .max(maxLength, atMost(maxLength, 'characters')),
    answer: () => z.never(),
    stored: () => undefined,
  },
  counter: {
    body: () => z.unknown(),
    answer: () => count,
    stored: () => ({ type: 'Number', default: 0 }),
  },
  computed: {
    body: () => z.unknown(),
    answer: ({ options }) => (options ? z.enum(options) : z.string()),
    stored: ({ stored }) => (stored ? { type: 'Mixed' } : undefined),
  },
};

/** The rules of a field: schemas of its values in bodies and answers, and how it is stored. */
export function rulesOf(field: Field) {
  const rules = FIELD_KINDS[field.kind] as FieldRules<FieldKind>;
  return {
    body: () => rules.body(field),
    answer: () => rules.answer(field),
    stored: () => rules.stored(field),
    target: () => rules.target?.(field),
  };
}
