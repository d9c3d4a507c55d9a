import { ApiError } from './ApiError';
import { createApiClient } from './createApiClient';
import { readEvents } from './generateFromPdf';

const encoder = new TextEncoder();

/** A body that arrives in pieces of so many bytes, and how it was left. */
function bodyOf(text: string, size: number) {
  const bytes = encoder.encode(text);
  const state = { isCanceled: false };
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
    },
    cancel() {
      state.isCanceled = true;
    },
  });
  return { body, state };
}

function clientFor(answer: () => Response) {
  const calls: { url: string; init: RequestInit }[] = [];
  const fake = async (url: unknown, init: unknown) => {
    calls.push({ url: String(url), init: init as RequestInit });
    return answer();
  };
  const api = createApiClient({ fetch: fake as typeof fetch, getToken: () => 'token' });
  return { api, calls };
}

const eventStream = (text: string, size = 7) =>
  new Response(bodyOf(text, size).body, { headers: { 'Content-Type': 'text/event-stream' } });

const pdf = new Blob(['%PDF-1.7']);
const start =
  'event: uploaded\ndata: {"stage":"uploaded","bytes":8,"pages":1}\n\n: still at work\n\n';

test('events are read whatever their pieces, and the body is let go', async () => {
  const text = 'event: a\ndata: Größe ✓\n\n: comment\n\ndata: one\ndata: two\n\nevent: cut\nda';
  for (const size of [1, 2, 3, 5, 1_000]) {
    const { body } = bodyOf(text, size);
    const events: unknown[] = [];
    for await (const event of readEvents(body)) events.push(event);
    expect(events).toEqual([
      { event: 'a', data: 'Größe ✓' },
      { event: 'message', data: 'one\ntwo' },
    ]);
  }
  const { body, state } = bodyOf(text, 10);
  for await (const _event of readEvents(body)) break;
  expect(state.isCanceled).toBe(true);
});

test('a generation sends the form and tells its progress until it is done', async () => {
  const done = `${start}event: done\ndata: {"article":{"id":"1"},"message":"ok"}\n\n`;
  const { api, calls } = clientFor(() => eventStream(done));
  const stages: unknown[] = [];
  const { signal } = new AbortController();
  const answer = await api.admin.generateFromPdf(pdf, 'c1', {
    signal,
    onProgress: (progress) => stages.push(progress),
  });
  expect(answer).toEqual({ article: { id: '1' }, message: 'ok' });
  expect(stages).toEqual([{ stage: 'uploaded', bytes: 8, pages: 1 }]);
  const [{ url, init } = { url: '', init: {} }] = calls;
  expect(url).toBe('/api/admin/help/generate-from-pdf');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    signal,
    headers: {
      Accept: expect.stringMatching(/^text\/event-stream/),
      Authorization: 'Bearer token',
    },
  });
  const form = init.body as FormData;
  expect(form.get('categoryId')).toBe('c1');
  expect((form.get('pdf') as File).type).toBe('application/pdf');
});

test('refusals, failures and broken connections are errors', async () => {
  const generate = async (answer: () => Response) =>
    clientFor(answer)
      .api.admin.generateFromPdf(pdf, 'c1')
      .catch((error: unknown) => error);
  const refused = '{"error":{"code":"too_large","message":"Too large"}}';
  expect(await generate(() => new Response(refused, { status: 413 }))).toMatchObject({
    message: `413: ${refused}`,
    code: 'too_large',
    reason: 'Too large',
  });
  const failed = '{"status":504,"code":"gateway_timeout","message":"Too long"}';
  const failure = await generate(() => eventStream(`${start}event: failed\ndata: ${failed}\n\n`));
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 504, code: 'gateway_timeout', reason: 'Too long' });
  expect(await generate(() => eventStream(start))).toMatchObject({
    message: 'The connection ended before the article was complete',
  });
  const plain = { article: { id: '2' }, message: 'ok' };
  expect(await generate(() => Response.json(plain))).toEqual(plain);
});
