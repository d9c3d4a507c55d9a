import type { ReleaseTelemetry } from '@pressline/shared-api';
import { figuresOf } from './ReleaseFigures';

const telemetry = (rest: Partial<ReleaseTelemetry>): ReleaseTelemetry => ({
  ...{
    remote: 'mfe-help',
    release: 'a',
    loads: 0,
    loadFailures: 0,
    hydrationErrors: 0,
    violations: 0,
    vitals: {},
  },
  ...rest,
});
const share = (rest: Partial<ReleaseTelemetry>) => figuresOf(telemetry(rest))[0];

it.each([
  [{ loads: 1_999, loadFailures: 1 }, '0.05%', '1 of 2,000', 'success'],
  [{ loads: 98, loadFailures: 2, hydrationErrors: 1 }, '3%', '3 of 100', 'warning'],
  [{ loads: 10, hydrationErrors: 5 }, '50%', '5 of 10', 'danger'],
])('of %o the share is %s', (counts, value, note, tone) => {
  expect(share(counts)).toMatchObject({ value, note, tone });
});

it.each([
  ['LCP', 800, '≤ 800 ms', 'success'],
  ['LCP', 3_000, '≤ 3 s', 'warning'],
  ['LCP', 6_000, '≤ 6 s', 'danger'],
  ['LCP', null, '> 20 s', 'danger'],
  ['CLS', 0.025, '≤ 0.025', 'success'],
  ['CLS', null, '> 1', 'danger'],
] as const)('%s at %d is %s', (name, p75, value, tone) => {
  const figures = figuresOf(telemetry({ vitals: { [name]: { count: 1, mean: 1, p75 } } }));
  expect(figures.find(({ label }) => label.includes(name))).toMatchObject({ value, tone });
});

it('says what was not measured', () => {
  for (const nothing of [undefined, telemetry({})]) {
    const figures = figuresOf(nothing);
    expect(figures.map(({ value }) => value)).toEqual(Array(6).fill('–'));
  }
});
