import type { GenerationProgress } from '@pressline/shared-api';
import { z } from 'zod';
import { ERROR_CODES } from '../../errors';
import { answer, body } from '../components';
import { json, type RouteDescription } from '../RouteDescription';
import { adminDocuments } from '../resourceDescriptions';

type Stage<Name extends GenerationProgress['stage']> = z.ZodType<
  Extract<GenerationProgress, { stage: Name }>
>;

const count = z.int().min(0);
const uploaded = z.object({ stage: z.literal('uploaded'), bytes: count, pages: count });
const writing = z.object({ stage: z.literal('writing'), characters: count });
const failed = z.object({
  status: z.int(),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retryAfterSeconds: z.number().optional(),
});

const upload = body(
  'GenerationUpload',
  z.object({ pdf: z.file().mime('application/pdf'), categoryId: z.string() }),
);
const done = answer(
  'GenerationAnswer',
  z.object({ article: adminDocuments.articles, message: z.string() }),
);

/** Writing an article from a PDF. */
export const generateDescriptions: readonly RouteDescription[] = [
  {
    ...{ method: 'post', path: '/api/admin/help/generate-from-pdf', tag: 'Staff' },
    summary: 'Have an article written from a PDF; it is kept as a draft',
    access: 'admin',
    body: { 'multipart/form-data': upload },
    answers: {
      200: {
        description: 'The draft, or the way to it as server-sent events for those who accept them',
        content: json(done),
        events: {
          uploaded: answer('GenerationUploaded', uploaded satisfies Stage<'uploaded'>),
          reading: answer('GenerationReading', z.object({ stage: z.literal('reading') })),
          writing: answer('GenerationWriting', writing satisfies Stage<'writing'>),
          checking: answer('GenerationChecking', z.object({ stage: z.literal('checking') })),
          done,
          failed: answer('GenerationFailed', failed),
        },
      },
    },
    errors: ['rate_limited', 'bad_gateway', 'unavailable', 'gateway_timeout'],
  },
];
