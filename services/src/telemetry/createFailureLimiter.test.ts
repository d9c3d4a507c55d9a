import { createLimits } from '../limits/createLimits';
import { createFailureLimiter } from './createFailureLimiter';

const failure = (release: string) =>
  ({ kind: 'load-failure', remote: 'mfe-help', release, message: 'gone' }) as const;

async function countOf(times: number, report: (index: number) => Promise<boolean>) {
  let counted = 0;
  for (let index = 0; index < times; index += 1) if (await report(index)) counted += 1;
  return counted;
}

test('one address adds a few failures to a release, and another address its own', async () => {
  const limiter = createFailureLimiter(createLimits(1));
  const from =
    (address: string, release = 'a') =>
    () =>
      limiter.counts(address, failure(release));
  expect(await countOf(20, from('203.0.113.7'))).toBe(4);
  expect(await countOf(20, from('203.0.113.7'))).toBe(0);
  expect(await countOf(20, from('203.0.113.7', 'b'))).toBe(4);
  expect(await countOf(20, from('203.0.113.8'))).toBe(4);
});

test('releases that an address makes up end too', async () => {
  const limiter = createFailureLimiter(createLimits(1));
  expect(await countOf(100, (index) => limiter.counts('::1', failure(`r${index}`)))).toBe(50);
});

test('loads and measurements always count, and without limits everything does', async () => {
  const limiter = createFailureLimiter(createLimits(1));
  const load = { kind: 'load', remote: 'mfe-help', release: 'a' } as const;
  expect(await countOf(100, () => limiter.counts('::1', load))).toBe(100);
  const unlimited = createFailureLimiter(createLimits(0));
  expect(await countOf(100, () => unlimited.counts('::1', failure('a')))).toBe(100);
});
