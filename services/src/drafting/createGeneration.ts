import type { IncomingMessage } from 'node:http';
import { type Article, type GenerationAnswer, MAX_PDF_BYTES } from '@pressline/shared-api';
import { Semaphore } from 'async-mutex';
import { isValidObjectId } from 'mongoose';
import type { Core } from '../content/resource/Core';
import type { CreateDocument } from '../content/resource/CreateDocument';
import { invalid } from '../errors';
import { acquireOrReject } from '../http/limits/acquireOrReject';
import { readForm } from '../http/uploads/readForm';
import type { AiOptions } from './AiOptions';
import type { Drafting } from './createDrafting';
import { notConfigured } from './ProviderFault';
import type { ReportProgress } from './writeDraft';

export interface Upload {
  pdf: Buffer;
  categoryId: string;
}

/**
 * Reads the multipart form of one file `pdf` and one field `categoryId` into memory.
 * @throws HttpError 400, 413, 415; ClientGone
 */
export async function readUpload(request: IncomingMessage): Promise<Upload> {
  const { file: pdf, fields } = await readForm(request, {
    name: 'pdf',
    what: 'PDF',
    maxBytes: MAX_PDF_BYTES,
  });
  const [categoryId] = fields.categoryId ?? [];
  if (pdf && categoryId) return { pdf, categoryId };
  const problems = {
    ...(!pdf && { pdf: 'Required' }),
    ...(!categoryId && { categoryId: 'Required' }),
  };
  throw invalid(problems, 'Please select a PDF file and category');
}

export const GENERATIONS_AT_ONCE = 2;
const MAX_READ_TIME = 600;

const SUCCESS =
  'Article generated successfully! Review and edit the generated content before publishing.';

export interface Job extends Upload {
  pages: number;
}

/** Articles from PDFs, bounded in number, time and size. */
export type Generation = ReturnType<typeof createGeneration>;

export function createGeneration(
  {
    models,
    createDocument,
    render,
  }: Pick<Core, 'models' | 'render'> & { createDocument: CreateDocument },
  ai: AiOptions,
  drafting: Drafting,
) {
  const permits = new Semaphore(GENERATIONS_AT_ONCE);

  return {
    deadlineMs: ai.deadlineMs,

    /** Takes one of two permits; the answer releases it. @throws HttpError 429 when both are taken */
    admit: () =>
      acquireOrReject(
        permits,
        'Two articles are already being generated. Please try again in a moment.',
        20,
      ),

    /** Does not call the AI service yet. @throws HttpError 400, 415; 503 without a key */
    async check(upload: Upload, signal: AbortSignal): Promise<Job> {
      const pages = await drafting.check(upload.pdf, signal);
      const { categoryId } = upload;
      const isId = categoryId.length === 24 && isValidObjectId(categoryId);
      if (!isId || !(await models.categories.exists({ _id: categoryId }))) {
        throw invalid({ categoryId: 'Unknown category' });
      }
      if (!ai.apiKey) throw notConfigured();
      return { ...upload, pages };
    },

    /**
     * Has the article written and stores it as a draft. When `signal` is aborted, its reason is thrown
     * and nothing is stored. @throws HttpError 400, 502, 503, 504
     */
    async run(job: Job, signal: AbortSignal, report: ReportProgress): Promise<GenerationAnswer> {
      report({ stage: 'uploaded', bytes: job.pdf.length, pages: job.pages });
      const { sources, ...draft } = await drafting.write(job.pdf, signal, report);
      signal.throwIfAborted();
      const { readTime } = await render(draft.content);
      const body = {
        ...draft,
        categoryId: job.categoryId,
        readTime: Math.min(readTime, MAX_READ_TIME),
        isPublished: false,
        isFeatured: false,
      };
      const article: Article = await createDocument('articles', body, { sources });
      return { article, message: SUCCESS };
    },
  };
}
