import type { GenerationAnswer, GenerationProgress } from '../wire/generation';
import { call, type MakeRequest, pathOf } from './call';
import { ApiError } from './errors';
import { readEvents } from './readEvents';

/** The largest PDF that is taken. */
export const MAX_PDF_BYTES = 10 * 1024 ** 2;

export interface GenerationOptions {
  /** Aborting stops the work on the server too. */
  signal?: AbortSignal;
  onProgress?: (progress: GenerationProgress) => void;
}

export interface GenerateApi {
  /**
   * Has an article written from a PDF of at most 10 MB; it is kept as a draft. Takes up to a minute.
   * @throws ApiError; 429 while two others are written, 502 to 504 for faults of the AI service
   */
  generateFromPdf(
    file: Blob,
    categoryId: string,
    options?: GenerationOptions,
  ): Promise<GenerationAnswer>;
}

export const generateCall = call('POST /api/admin/help/generate-from-pdf');

/**
 * Has an article generated from a PDF and tells its progress.
 * @throws ApiError for every refusal and failure, also those that come after the work started
 */
export async function generateFromPdf(
  request: MakeRequest,
  file: Blob,
  categoryId: string,
  { signal, onProgress }: GenerationOptions = {},
): Promise<GenerationAnswer> {
  const form = new FormData();
  form.append('categoryId', categoryId);
  // A file without a type would arrive as a text field.
  form.append('pdf', new Blob([file], { type: 'application/pdf' }), 'document.pdf');
  const response = await request(pathOf(generateCall), {
    method: 'POST',
    body: form,
    signal,
    accept: 'text/event-stream, application/json;q=0.9',
  });
  if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    return response.json();
  }
  for await (const { event, data } of readEvents(response.body)) {
    const payload = JSON.parse(data);
    if (event === 'done') return payload;
    if (event === 'failed') throw new ApiError(payload.status, data, payload.message);
    onProgress?.(payload);
  }
  throw new Error('The connection ended before the article was complete');
}
