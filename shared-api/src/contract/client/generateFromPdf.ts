import type { GenerationAnswer, GenerationProgress } from '../articles/generation';
import type { Call } from '../callsOf';
import { ApiError } from './ApiError';
import type { MakeRequest, RequestOptions } from './createRequest';

/** One server-sent event; several data lines are joined. */
interface ServerEvent {
  event: string;
  data: string;
}

function parse(block: string): ServerEvent {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return { event, data: data.join('\n') };
}

/** The events of a `text/event-stream` body, as they arrive; comments are skipped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const parsed = parse(block);
        if (parsed.data) yield parsed;
      }
    }
  } finally {
    // The caller may stop early, and must not leave the connection open.
    await reader.cancel().catch(() => undefined);
  }
}

export interface GenerationOptions extends RequestOptions {
  onProgress?: (progress: GenerationProgress) => void;
}

/**
 * Has an article written from a PDF of at most 10 MB; it is kept as a draft. Takes up to a minute.
 * Aborting stops the work on the server too. @throws ApiError for every refusal and failure, also those
 * that come after the work started; 429 while two others are written, 502 to 504 for faults of the AI
 * service
 */
export type GenerateFromPdf = (
  file: Blob,
  categoryId: string,
  options?: GenerationOptions,
) => Promise<GenerationAnswer>;

/** Has an article generated from a PDF and tells its progress. */
export async function generateFromPdf(
  request: MakeRequest,
  { path }: Call,
  file: Blob,
  categoryId: string,
  { signal, onProgress }: GenerationOptions = {},
): Promise<GenerationAnswer> {
  const form = new FormData();
  form.append('categoryId', categoryId);
  // A file without a type would arrive as a text field.
  form.append('pdf', new Blob([file], { type: 'application/pdf' }), 'document.pdf');
  const response = await request(path, {
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
