import { z } from 'zod';
import type { FieldDefinition, FieldKind, FieldMode } from '../../definition/fields';
import { linkProblem } from '../../definition/linkProblem';
import { slugOf, toSlugForm } from '../../definition/paths';
import { EMAIL_PATTERN, isDeliverable } from '../../forms/emailPattern';
import { isStorable, STORABLE_MESSAGE } from '../common';

export type FieldOf<Kind extends FieldKind> = Extract<FieldDefinition, { kind: Kind }> & {
  mode: FieldMode;
};

const isSlug = (value: string) => slugOf(value) === value;

const PATTERNS = {
  username: /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/,
  email: EMAIL_PATTERN,
  /** What stands in a comma-separated list. */
  listed: /^[^,]*$/,
};
const FORMAT_MESSAGES = {
  slug: 'Use lowercase letters, digits and single hyphens',
  username: 'Use letters, digits, dots, hyphens and underscores',
  listed: 'Must not contain a comma',
  email: 'Please enter a valid email address',
};
export const atMost = (count: number, noun = '') =>
  `At most ${count.toLocaleString('en-US')} ${noun}`.trim();

export const isRequired = ({ mode }: { mode: FieldMode }) => mode === 'required';

function plainText(field: { mode: FieldMode; maxLength: number }) {
  const text = z
    .string()
    .trim()
    .max(field.maxLength, atMost(field.maxLength, 'characters'))
    .refine(isStorable, STORABLE_MESSAGE);
  return isRequired(field) ? text.min(1, 'Required') : text;
}

export function linkAddress(field: FieldOf<'url'>) {
  return plainText(field).superRefine((value, context) => {
    const message = linkProblem(value, field);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

/** What a body may hold for a text: trimmed, bounded, in the format of its field. */
export function formattedText(field: FieldOf<'text'>) {
  const { format } = field;
  const text = plainText(field);
  if (!format) return text;
  if (format === 'slug') return text.overwrite(toSlugForm).refine(isSlug, FORMAT_MESSAGES.slug);
  const pattern = PATTERNS[format];
  const cased = format === 'listed' ? text : text.toLowerCase();
  const checked = cased.refine((value) => pattern.test(value), FORMAT_MESSAGES[format]);
  if (format !== 'email') return checked;
  return checked.refine(isDeliverable, 'Use only unaccented letters, digits and signs before @');
}

export function markdownSource(field: FieldOf<'markdown'>) {
  const source = z
    .string()
    .max(field.maxLength, atMost(field.maxLength, 'characters'))
    .refine(isStorable, STORABLE_MESSAGE);
  return isRequired(field) ? source.refine((text) => text.trim() !== '', 'Required') : source;
}

/** One text of a list, which callers may write between commas. */
export const listItem = ({ maxLength }: FieldOf<'stringList'>) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .refine(isStorable, STORABLE_MESSAGE)
    .regex(PATTERNS.listed, FORMAT_MESSAGES.listed);
