import { type ZodType, z } from 'zod';
import { json, type MediaTypes } from './body';
import { named, namedObject } from './common';
import { type ErrorCode, STATUS_BY_CODE } from './errorStatus';

export const ERROR_CODES = Object.keys(STATUS_BY_CODE) as ErrorCode[];

const code = z.enum(ERROR_CODES);
const fields = z.record(z.string(), z.string()).optional();

/** The body of every error except those of login. */
export const errorAnswer = namedObject('Error', {
  error: z.object({ code, message: z.string(), fields }),
  message: z.string(),
  current: z.unknown().optional(),
});

/** The body of login errors: callers show `error` as text. */
export const textErrorAnswer = namedObject('TextError', {
  error: z.string(),
  message: z.string(),
  code,
  fields,
});

/** Response headers, with their descriptions. */
export const HEADERS = {
  ETag: 'Identifies this version of the response; send it back as If-None-Match',
  Location: 'The new address',
  'Retry-After': 'Seconds to wait before the next try',
} as const;

/** One answer of an endpoint. */
export interface Answer {
  description: string;
  content?: MediaTypes;
  headers?: readonly (keyof typeof HEADERS)[];
  /** Server-sent events by name, with what their data holds. */
  events?: MediaTypes;
  /** How the client reads it: as JSON, unless said otherwise. */
  as?: 'text' | 'blob';
}

/** Makes the usual answer: a JSON document. */
export const ok = <Schema extends ZodType>(schema: Schema, description = 'Success') => ({
  description,
  content: json(schema),
});

/** Makes an answer that the client reads as text. */
export const text = (type: string, schema: ZodType) =>
  ({ description: 'Success', content: { [type]: schema }, as: 'text' }) as const;

/** Makes an answer that the client reads as a file. */
export const file = (type: string, schema: ZodType) =>
  ({ description: 'Success', content: { [type]: schema }, as: 'blob' }) as const;

/** The answer of what is only counted. */
export const accepted = { 204: { description: 'Accepted' } } as const;

/** Makes the answers of a form, which pages without scripts post; `outcome` names what they get. */
export const formAnswers = <Schema extends ZodType>(stored: Schema, outcome: string) =>
  ({
    200: ok(stored, 'Stored'),
    303: {
      description: 'Answer to a plain form post: its page, in the thank-you or the error state',
      content: json(named(outcome, z.union([stored, errorAnswer])) as unknown as Schema),
      headers: ['Location'],
    },
  }) as const;
