import { z } from 'zod';
import { articles } from '../../resources/article';
import { ERROR_CODES } from '../answer';
import { json, upload } from '../body';
import { count, namedObject } from '../common';
import { endpoint } from '../endpoint';
import { resourceSchemas } from '../resource/documents';
import { MAX_PDF_BYTES } from '../values';

const generationUpload = namedObject('GenerationUpload', {
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
const generationAnswer = namedObject('GenerationAnswer', {
  article: resourceSchemas(articles).document,
  message: z.string(),
});

const failed = namedObject('GenerationFailed', {
  status: z.int(),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retryAfterSeconds: z.number().optional(),
});

/** The stages as server-sent events, by name. */
const generationEvents = {
  uploaded,
  reading,
  writing,
  checking,
  done: generationAnswer,
  failed,
};

/**
 * Has an article written from a PDF. Callers that accept `text/event-stream` get the stages as events,
 * then `done` with the answer or `failed`; what is refused before the work starts is an ordinary error
 * answer for them too.
 */
export const generateFromPdfEndpoint = endpoint('POST /api/admin/help/generate-from-pdf', {
  tag: 'Staff',
  summary: 'Generate an article from a PDF, and save it as a draft',
  done: 'Generated the article',
  access: 'admin',
  limits: ['generation'],
  body: upload(generationUpload, MAX_PDF_BYTES),
  answers: {
    200: {
      description: 'The draft, or the way to it as server-sent events for those who accept them',
      content: json(generationAnswer),
      events: generationEvents,
    },
  },
  errors: ['bad_gateway', 'unavailable', 'gateway_timeout'],
});

/** How far the generation of an article is. */
export type GenerationProgress =
  | z.infer<typeof uploaded>
  | z.infer<typeof reading>
  | z.infer<typeof writing>
  | z.infer<typeof checking>;
export type GenerationAnswer = z.infer<typeof generationAnswer>;
