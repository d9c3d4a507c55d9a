import { z } from 'zod';
import { type ErrorCode, STATUS_BY_CODE } from '../calls/errorStatus';
import { articles } from '../resources/article';
import { count, namedObject } from './common';
import { resourceSchemas } from './documents';

export const generationUpload = namedObject('GenerationUpload', {
  pdf: z.file().mime('application/pdf'),
  categoryId: z.string(),
});

const uploaded = namedObject('GenerationUploaded', {
  stage: z.literal('uploaded'),
  bytes: count,
  pages: count,
});
const reading = namedObject('GenerationReading', { stage: z.literal('reading') });
/** The characters written so far. */
const writing = namedObject('GenerationWriting', {
  stage: z.literal('writing'),
  characters: count,
});
const checking = namedObject('GenerationChecking', { stage: z.literal('checking') });

/** A draft, already stored, and a sentence for the admin user. */
export const generationAnswer = namedObject('GenerationAnswer', {
  article: resourceSchemas(articles).document,
  message: z.string(),
});

const failed = namedObject('GenerationFailed', {
  status: z.int(),
  code: z.enum(Object.keys(STATUS_BY_CODE) as ErrorCode[]),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retryAfterSeconds: z.number().optional(),
});

/** The stages as server-sent events, by name. */
export const generationEvents = {
  uploaded,
  reading,
  writing,
  checking,
  done: generationAnswer,
  failed,
};

/** How far the generation of an article is. */
export type GenerationProgress =
  | z.infer<typeof uploaded>
  | z.infer<typeof reading>
  | z.infer<typeof writing>
  | z.infer<typeof checking>;
export type GenerationAnswer = z.infer<typeof generationAnswer>;
