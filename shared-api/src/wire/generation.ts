import { z } from 'zod';
import { type ErrorCode, STATUS_BY_CODE } from '../calls/errorStatus';
import { articles } from '../resources/article';
import { count, named } from './common';
import { resourceSchemas } from './documents';

export const generationUpload = named(
  'GenerationUpload',
  z.object({ pdf: z.file().mime('application/pdf'), categoryId: z.string() }),
);

const uploaded = named(
  'GenerationUploaded',
  z.object({ stage: z.literal('uploaded'), bytes: count, pages: count }),
);
const reading = named('GenerationReading', z.object({ stage: z.literal('reading') }));
/** The characters written so far. */
const writing = named(
  'GenerationWriting',
  z.object({ stage: z.literal('writing'), characters: count }),
);
const checking = named('GenerationChecking', z.object({ stage: z.literal('checking') }));

/** A draft, already stored, and a sentence for the member of staff. */
export const generationAnswer = named(
  'GenerationAnswer',
  z.object({ article: resourceSchemas(articles).document, message: z.string() }),
);

const failed = named(
  'GenerationFailed',
  z.object({
    status: z.int(),
    code: z.enum(Object.keys(STATUS_BY_CODE) as ErrorCode[]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    retryAfterSeconds: z.number().optional(),
  }),
);

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
