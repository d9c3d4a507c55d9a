import { countOf, firstOpenStep, readMarks, readSteps, storeMarks } from './readSteps';

const list = (kind: string, tag: string, ...items: [key: string, html: string][]) =>
  `<div data-interactive="${kind}"><${tag}>${items
    .map(([key, html]) => `<li data-item="${key}"><span data-tick="">☐ </span>${html}</li>`)
    .join('')}</${tag}></div>`;

const wash: [string, string] = ['aaaaaaa1', 'Wash the <a href="/t" data-popover="t">blanket</a>.'];
const bar: [string, string] = ['aaaaaaa2', 'Set <a href="/x">3.5 bar</a>.'];
const again: [string, string] = ['aaaaaaa1-2', 'Wash the blanket.'];
const html = (...items: [string, string][]) =>
  `<h2>Wash-up</h2>${list('steps', 'ol', ...items)}${list('checklist', 'ul', ['bbbbbbb1', 'Guards closed'])}`;
const steps = readSteps(html(wash, bar));

beforeEach(() => localStorage.clear());

test('steps and checks are read in their order, without what leads out of the view', () => {
  expect(steps.map(({ key, text, place }) => [key, text, place])).toEqual([
    ['aaaaaaa1', 'Wash the blanket.', 'Wash-up'],
    ['aaaaaaa2', 'Set 3.5 bar.', 'Wash-up'],
    ['bbbbbbb1', 'Guards closed', 'Wash-up'],
  ]);
  expect(steps[0]?.html).toBe('Wash the blanket.');
  expect(steps[1]?.html).toContain('target="_blank"');
});

test('marks are kept by article, and an edited step is open again', () => {
  const failed = { state: 'failed', note: 'No gauge' } as const;
  const marks = { aaaaaaa1: { state: 'done', note: '' }, aaaaaaa2: failed } as const;
  storeMarks('a1', marks);
  expect(readMarks('a1')).toEqual(marks);
  expect(readMarks('a2')).toEqual({});
  expect([firstOpenStep(steps, marks), countOf(steps, marks, 'failed')]).toEqual([2, 1]);
  const next = readSteps(html(wash, again, ['aaaaaaa3', 'Set 3.0 bar.']));
  expect([firstOpenStep(next, marks), countOf(next, marks, 'done')]).toEqual([1, 1]);
  expect(firstOpenStep(steps.slice(0, 2), marks)).toBe(2);
  storeMarks('a1', {});
  expect(readMarks('a1')).toEqual({});
});
