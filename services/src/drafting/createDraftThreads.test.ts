import { runSource } from '../../test/runSource';

const begin = `
  // Nothing listens there.
  const ai = { apiKey: 'key', baseUrl: 'http://127.0.0.1:9', model: 'none', deadlineMs: 10_000 };
  const { check, write } = exported.createDraftThreads(ai, log);
  const never = new AbortController().signal;
  const pdf = Buffer.from('%PDF-1.7 /Type /Page %%EOF');`;

const pieces = {
  errors: `${begin}
    const pages = await check(pdf, never);
    const refused = await check(Buffer.from('text'), never).catch((error) => error);
    const stages = [];
    const failed = await write(pdf, never, ({ stage }) => stages.push(stage)).catch((error) => error);
    return { pages, refused, failed, stages };`,

  aborted: `${begin}
    const stop = new AbortController();
    const checking = check(Buffer.alloc(10_000_000, '%PDF-'), stop.signal).catch((reason) => reason);
    await new Promise((resolve) => process.once('worker', resolve));
    const exit = new Promise((resolve) => threads[0].once('exit', resolve));
    stop.abort('client gone');
    await exit;
    return await checking;`,
};

let seen: Record<keyof typeof pieces, unknown>;
beforeAll(async () => {
  seen = await runSource('drafting/createDraftThreads', pieces);
});

test('errors pass between threads with their code, details and reason', () => {
  expect(seen.errors).toMatchObject({
    pages: 1,
    refused: { code: 'unsupported', status: 415, details: { fields: { pdf: 'Not a PDF' } } },
    failed: { code: 'unavailable', status: 503, reason: { fault: 'connection' } },
    stages: ['reading'],
  });
});

test('an aborted step ends its thread and throws the reason', () => {
  expect(seen.aborted).toBe('client gone');
});
