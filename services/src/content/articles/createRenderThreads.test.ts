import { runSource, SOURCE_MS } from '../../../test/runSource';

const begin = `
  const { render, locate, stop } = exported.createRenderThreads(log, ${SOURCE_MS});
  const text = (number, length) => ('## Part ' + number + '\\n\\n').padEnd(length, 'word ');`;

const pieces = {
  shared: `${begin}
    await render(text(0, 1_500));
    const inline = threads.length;
    await render(text(0, 8_300));
    await render(text(0, 8_300));
    const oneByOne = threads.length;
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const all = await Promise.all(numbers.map((number) => render(text(number, 8_300))));
    const headings = all.map(({ toc }) => toc[0].text);
    const find = (length) => locate('Cut it off.\\n\\n' + text(0, length), 'Cut it off.', 'Trim it.');
    const { state } = await find(8_300);
    return { inline, oneByOne, threads: threads.length, headings, state };`,

  lost: `${begin}
    await render(text(0, 8_300));
    const messageOf = ({ message }) => message;
    const lost = render('* item\\n'.repeat(14_000)).catch(messageOf);
    const others = [1, 2, 3].map((number) => render(text(number, 8_300)));
    await new Promise((resolve) => setImmediate(resolve));
    await threads[0].terminate();
    const headings = (await Promise.all(others)).map(({ toc }) => toc[0].text);
    return { lost: await lost, headings };`,

  slow: `
    const { render, stop } = exported.createRenderThreads(log, 1);
    const refused = await render('* item\\n'.repeat(14_000)).catch(({ status, details }) => ({ status, ...details }));
    await stop();
    const patient = exported.createRenderThreads(log);
    const { toc } = await patient.render('## Next\\n\\n'.padEnd(8_300, 'word '));
    await patient.stop();
    return { refused, heading: toc[0].text };`,

  stopped: `${begin}
    const rendering = render(text(0, 8_300)).catch(({ message }) => message);
    await new Promise(setImmediate);
    await stop();
    return await rendering;`,
};

let seen: Record<keyof typeof pieces, unknown>;
beforeAll(async () => {
  seen = await runSource('content/articles/createRenderThreads', pieces);
});

test('long texts share two threads, which keep no process alive when all are done', () => {
  expect(seen.shared).toEqual({
    inline: 0,
    oneByOne: 1,
    threads: 2,
    headings: Array.from({ length: 20 }, (_, number) => `Part ${number}`),
    state: 'placed',
  });
});

test('a thread that is lost takes one text with it, and others render the rest', () => {
  expect(seen.lost).toEqual({
    lost: 'worker exited with code: 1',
    headings: ['Part 1', 'Part 2', 'Part 3'],
  });
});

test('a text that takes too long is refused, and the next one is rendered', () => {
  expect(seen.slow).toEqual({
    refused: {
      status: 422,
      fields: { content: 'Too complex to show. Please simplify or split it.' },
    },
    heading: 'Next',
  });
});

test('stop ends what is being rendered', () => {
  expect(seen.stopped).toBe('Terminating worker thread');
});
