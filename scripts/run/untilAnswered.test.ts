import { untilComplete } from './untilAnswered';

/** Starts with checks that fail; returns what was printed. */
async function start(...failing: string[]): Promise<string[]> {
  const printed: string[] = [];
  const untilReady = async (url: string) => {
    if (failing.some((path) => url.endsWith(path))) throw new Error(`${url} answers 503`);
  };
  const print = (line: string) => printed.push(line);
  await untilComplete({ untilReady, print }, 'http://localhost:1');
  return printed;
}

test('a site that is complete starts without a word, one without a remote says so', async () => {
  expect(await start()).toEqual([]);
  expect(await start('/readyz')).toEqual([
    'http://localhost:1/readyz answers 503. The site continues without it.',
  ]);
});

test('a host that has ended ends the start', async () => {
  await expect(start('/readyz', '/healthz')).rejects.toThrow('/healthz answers 503');
});
