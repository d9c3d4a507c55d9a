import { resources } from '@pressline/shared-api';
import { z } from 'zod';

const { fields } = resources.articles;

/** The fields of an article that the AI writes. */
export const draftSchema = z.strictObject({
  title: z
    .string()
    .min(1)
    .max(fields.title.maxLength)
    .describe('Plain text, at most 80 characters, telling the reader what they will be able to do'),
  summary: z
    .string()
    .max(fields.summary.maxLength)
    .describe('Plain text, one or two sentences, at most 300 characters'),
  content: z
    .string()
    .regex(/\S/)
    .max(fields.content.maxLength)
    .describe('The article in the Markdown dialect of the instructions'),
  tags: z
    .array(z.string().min(1).max(fields.tags.maxLength))
    .max(fields.tags.maxItems)
    .describe('Three to six lower-case key words'),
});

export type Draft = z.infer<typeof draftSchema>;

const draftNames = new Set(Object.keys(draftSchema.shape));
// Half a surrogate pair, or the NUL character, cannot be stored.
const wellFormed = (text: string) => text.replace(/\p{Cs}|\0/gu, '');
const markup = /<\/?[a-z!][^<>]*>/gi;

/** One line of plain text without markup, cut to the field's length. */
function line(value: unknown, maxLength: number): unknown {
  if (typeof value !== 'string') return value;
  const text = wellFormed(value)
    .slice(0, maxLength * 4)
    .replace(markup, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
}

function tagList(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const tags = value.map((tag) => line(tag, fields.tags.maxLength)).filter((tag) => tag !== '');
  return [...new Set(tags)].slice(0, fields.tags.maxItems);
}

/**
 * Prepares an answer for the schema: a missing summary or tags are empty, texts are cut to length,
 * and fields of an article that the AI may not write (`isPublished`, `slug` …) are removed.
 */
export function repairDraft(answer: unknown): unknown {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return answer;
  const own = Object.entries(answer).filter(
    ([name]) => draftNames.has(name) || !Object.hasOwn(fields, name),
  );
  const { title, summary = '', content, tags = [], ...rest } = Object.fromEntries(own);
  return {
    ...rest,
    title: line(title, fields.title.maxLength),
    summary: line(summary, fields.summary.maxLength),
    content: typeof content === 'string' ? wellFormed(content) : content,
    tags: tagList(tags),
  };
}
