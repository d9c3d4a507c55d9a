import {
  draftsFrom,
  initialDrafts,
  otherParameters,
  rangeProblem,
  readNumber,
  searchFor,
} from './inputs';
import { oeeInputs } from './oee';

const share = { name: 'share', label: 'Share (%)', initial: 50, max: 100, step: 1 };

test.each([
  ['', 0],
  ['  ', 0],
  ['abc', 0],
  ['12.5', 12.5],
  ['-3', 0],
  ['101', 100],
  ['Infinity', 100],
  ['1e2', 100],
])('%j counts as %d', (draft, expected) => {
  expect(readNumber(draft, share)).toBe(expected);
});

test('says what a field outside of its range is taken for, and nothing about an empty one', () => {
  expect(rangeProblem('140', share)).toBe('Enter a number from 0 to 100. Using 100 for now.');
  expect(rangeProblem('-1', share)).toBe('Enter a number from 0 to 100. Using 0 for now.');
  expect(rangeProblem('x', share)).toMatch(/Using 0/);
  for (const fine of ['', '0', '100', '7.5']) expect(rangeProblem(fine, share)).toBeUndefined();
});

describe('the address', () => {
  test('holds only what differs from the start, and keeps what belongs to others', () => {
    const drafts = { ...initialDrafts(oeeInputs), currentOEE: '60' };
    expect(searchFor('?jobsPerDay=80&targetOEE=90', oeeInputs, drafts)).toBe(
      '?jobsPerDay=80&currentOEE=60',
    );
    expect(searchFor('?currentOEE=60', oeeInputs, initialDrafts(oeeInputs))).toBe('');
  });

  test('gives back what was put in, an emptied field too', () => {
    const drafts = { ...initialDrafts(oeeInputs), annualRevenue: '', targetOEE: '80' };
    expect(draftsFrom(searchFor('', oeeInputs, drafts), oeeInputs)).toEqual(drafts);
  });

  test('names the parameters of others', () => {
    expect(otherParameters('?jobsPerDay=80&currentOEE=60', oeeInputs)).toEqual([
      ['jobsPerDay', '80'],
    ]);
  });
});
