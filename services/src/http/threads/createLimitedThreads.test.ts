import { runSource, SOURCE_MS } from '../../../test/runSource';

jest.setTimeout(2 * SOURCE_MS);

/** Takes minutes. */
const costly = `{
  rule: { find: '(?i)\\\\pL{1000}b', mode: 'regex' },
  texts: Array.from({ length: 20 }, () => ({ content: 'a'.repeat(99_990) })),
  limit: 10,
}`;
const cheap = `{ rule: { find: 'ink' }, texts: [{ title: 'Ink' }], limit: 10 }`;
const describe = `({ name, status, message, details }) => ({ name, status, message, ...details })`;

/** A thread that has started: before, an aborted task has nothing that could end. */
const warm = `while (!(await find(${cheap}).catch(() => undefined)));`;

const searches = {
  late: `
    const find = exported.createSearchThreads(log, 500);
    ${warm}
    const events = [];
    const searching = find(${costly}).catch(${describe}).then((answer) => {
      events.push('refused');
      return answer;
    });
    setImmediate(() => events.push('another request'));
    const refused = await searching;
    const last = threads.at(-1);
    const ended = await new Promise((resolve) => {
      if (last.threadId === -1) resolve(true);
      else last.once('exit', () => resolve(true));
    });
    const patient = exported.createSearchThreads(log, ${SOURCE_MS});
    const [[hit]] = await patient(${cheap});
    return { refused, events, ended, found: hit.found };`,

  left: `
    const find = exported.createSearchThreads(log, ${SOURCE_MS});
    ${warm}
    const caller = new AbortController();
    const searching = find(${costly}, caller.signal).catch(${describe});
    const waiting = find(${cheap}, caller.signal).catch(${describe});
    await new Promise(setImmediate);
    const ended = new Promise((resolve) => threads.at(-1).once('exit', resolve));
    caller.abort(Object.assign(new Error('gone'), { name: 'ClientGone' }));
    const answers = await Promise.all([searching, waiting]);
    await ended;
    const [[hit]] = await find(${cheap});
    return { answers: answers.map(({ name }) => name), found: hit.found };`,

  large: `
    const find = exported.createSearchThreads(log, ${SOURCE_MS});
    // A megabyte for each hit.
    const rule = { find: 'a', replace: 'x'.repeat(1_000_000) + '$&', mode: 'regex' };
    const task = { rule, texts: [{ content: 'a'.repeat(2_000) }], limit: 2_000 };
    const refused = await find(task).catch(${describe});
    const [[hit]] = await find(${cheap});
    return { refused, found: hit.found };`,

  wrong: `
    const find = exported.createSearchThreads(log, ${SOURCE_MS});
    return await find({ rule: { find: '(', mode: 'regex' }, texts: [], limit: 1 }).catch(${describe});`,
};

test('a search that takes too long, too much memory or whose caller has left ends with its thread', async () => {
  const seen = await runSource('content/operations/replace/createSearchThreads', searches);
  const refused = {
    ...{ name: 'HttpError', status: 422, message: expect.stringMatching(/takes too long/) },
    fields: { find: 'This search takes too long. Please simplify it.' },
  };
  expect(seen.late).toEqual({
    refused,
    events: ['another request', 'refused'],
    ended: true,
    found: 'Ink',
  });
  expect(seen.left).toEqual({ answers: ['ClientGone', 'ClientGone'], found: 'Ink' });
  expect(seen.large).toEqual({ refused, found: 'Ink' });
  expect(seen.wrong).toMatchObject({
    status: 400,
    fields: { find: 'Invalid regular expression: missing closing ): `(`' },
  });
});

const begin = `
  const { zipSync, strToU8 } = await import('fflate');
  const layouts = [{ folder: 'faqs', body: 'answer', name: 'question' }];
  const zip = (count, fields) => zipSync(Object.fromEntries(
    Array.from({ length: count }, (_, at) => ['faqs/' + at + '.md', strToU8('---\\n' + fields + '\\n---\\nx')]),
  ));`;

const imports = {
  late: `${begin}
    const read = exported.createImportThreads(log, 500);
    const fields = 'tags:\\n' + '  - a: b\\n    c: d\\n'.repeat(50_000);
    return await read({ zip: zip(60, fields), layouts }).catch(${describe});`,

  hostile: `${begin}
    const read = exported.createImportThreads(log, ${SOURCE_MS});
    const refusal = (fields) => read({ zip: zip(1, fields), layouts }).catch(${describe});
    const keys = Array.from({ length: 20_000 }, (_, at) => 'k' + at + ': 1').join('\\n');
    return [await refusal('!!a '.repeat(100_000)), await refusal(keys)];`,

  read: `${begin}
    const read = exported.createImportThreads(log, ${SOURCE_MS});
    const { records, errors } = await read({ zip: zip(1, 'question: Why?'), layouts });
    return { values: records[0].values, errors };`,
};

test('a zip file that takes too long to read is refused', async () => {
  const seen = await runSource('content/importExport/createImportThreads', imports);
  expect(seen.late).toMatchObject({ name: 'HttpError', status: 422 });
  const refused = { status: 422, message: 'faqs/0.md: The front matter is longer than 8 KB' };
  expect(seen.hostile).toMatchObject([refused, refused]);
  expect(seen.read).toEqual({ values: { question: 'Why?', answer: 'x' }, errors: [] });
});
