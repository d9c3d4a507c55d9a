import { createPageProof } from '@pressline/shared-api/node/pageProof';
import { createLimits } from '../../http/limits/createLimits';
import { countsReport } from './countsReport';

const failure = (release: string) =>
  ({ kind: 'load-failure', remote: 'mfe-help', release, message: 'gone' }) as const;

async function countOf(times: number, report: (index: number) => Promise<boolean>) {
  let counted = 0;
  for (let index = 0; index < times; index += 1) if (await report(index)) counted += 1;
  return counted;
}

const secret = 'a secret that hosts and services share';
const proofs = createPageProof(secret);
const proofOf = (release: string) => proofs.make(`mfe-help/${release}`);

test('one network counts once for a release, and another network its own', async () => {
  const rules = { limits: createLimits(1), pageProof: proofs };
  const from =
    (address: string, release = 'a') =>
    () =>
      countsReport(rules, address, failure(release), proofOf(release));
  expect(await countOf(20, from('203.0.113.7'))).toBe(1);
  expect(await countOf(20, from('203.0.113.8'))).toBe(0);
  expect(await countOf(20, from('203.0.113.7', 'b'))).toBe(1);
  expect(await countOf(20, from('203.0.114.7'))).toBe(1);
  const home = (index: number) => `2001:db8:7:${index.toString(16)}::1`;
  const fromHome = (index: number) => countsReport(rules, home(index), failure('a'), proofOf('a'));
  expect(await countOf(256, fromHome)).toBe(1);
  expect(await countsReport(rules, '2001:db8:8::1', failure('a'), proofOf('a'))).toBe(true);
});

test('releases that a network makes up end too', async () => {
  const rules = { limits: createLimits(1), pageProof: null };
  const report = (index: number) => countsReport(rules, '::1', failure(`r${index}`), undefined);
  expect(await countOf(100, report)).toBe(50);
});

test('loads and failures count only with the proof of a page that was served', async () => {
  const rules = { limits: createLimits(0), pageProof: proofs };
  const load = { kind: 'load', remote: 'mfe-help', release: 'a' } as const;
  const invented = createPageProof('another secret of some caller').make('mfe-help/a');
  for (const proof of [undefined, '', invented, proofOf('b'), `${proofOf('a')}x`]) {
    for (const report of [load, failure('a')]) {
      expect([proof, await countsReport(rules, '::1', report, proof)]).toEqual([proof, false]);
    }
  }
  for (const report of [load, failure('a')]) {
    expect(await countsReport(rules, '::1', report, proofOf('a'))).toBe(true);
  }
});

test('a proof holds on its day and the next one', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T23:59:00Z') });
  const proof = proofOf('a');
  const holds = () => proofs.holds('mfe-help/a', proof);
  expect(holds()).toBe(true);
  jest.setSystemTime(Date.parse('2026-11-24T23:59:00Z'));
  expect(holds()).toBe(true);
  jest.setSystemTime(Date.parse('2026-11-25T00:00:00Z'));
  expect(holds()).toBe(false);
  jest.useRealTimers();
});
