import { buildArticlePage } from '../test/factories';
import { keepRun } from './keepRuns';
import { openRun } from './openRun';
import { adoptSteps, changedSteps, failedSteps, markStep, newRun } from './Run';
import { readSteps } from './readSteps';
import { receiptText } from './receiptText';
import { readRunLink, runLink } from './runLink';

const list = (kind: string, tag: string, ...items: [key: string, html: string][]) =>
  `<div data-interactive="${kind}"><${tag}>${items
    .map(([key, html]) => `<li data-item="${key}"><span data-tick="">☐ </span>${html}</li>`)
    .join('')}</${tag}></div>`;

const wash: [string, string] = ['aaaaaaa1', 'Wash the <a href="/t" data-popover="t">blanket</a>.'];
const bar: [string, string] = ['aaaaaaa2', 'Set <a href="/x">3.5 bar</a>.'];
const again: [string, string] = ['aaaaaaa1-2', 'Wash the blanket.'];
const html = (...items: [string, string][]) =>
  `<h2>Wash-up</h2>${list('steps', 'ol', ...items)}${list('checklist', 'ul', ['bbbbbbb1', 'Guards closed'])}`;
const article = buildArticlePage({ id: 'a1', html: html(wash, bar), revision: 3 });
const steps = readSteps(article.html);

beforeEach(() => localStorage.clear());

test('steps and checks are read in their order, without what leads out of a run', () => {
  expect(steps.map(({ key, text, place }) => [key, text, place])).toEqual([
    ['aaaaaaa1', 'Wash the blanket.', 'Wash-up'],
    ['aaaaaaa2', 'Set 3.5 bar.', 'Wash-up'],
    ['bbbbbbb1', 'Guards closed', 'Wash-up'],
  ]);
  expect(steps[0]?.html).toBe('Wash the blanket.');
  expect(steps[1]?.html).toContain('target="_blank"');
});

test('a link tells the marks, and nothing else is a link', () => {
  const run = markStep(markStep(newRun(steps, 3), 'done'), 'failed', 'No gauge');
  expect(runLink(run)).toBe('#run=3.aaaaaaa1x.aaaaaaa2n');
  const states = new Map([
    ['aaaaaaa1', 'done'],
    ['aaaaaaa2', 'failed'],
  ]);
  expect(readRunLink(runLink(run))).toEqual({ revision: 3, states });
  for (const hash of [
    '',
    '#run',
    '#run=x',
    '#run=3.aaaaaaa1',
    '#run=3.aaaaaaa1x.',
    '#section-one',
  ]) {
    expect(readRunLink(hash)).toBeUndefined();
  }
});

test('a run goes on from the link, with the notes that this browser has', () => {
  const kept = markStep(newRun(steps, 3), 'failed', 'No cloth');
  keepRun('a1', kept);
  expect(openRun(article, '')).toEqual(kept);
  const opened = openRun(article, '#run=3.aaaaaaa1n.aaaaaaa2x');
  expect(opened).toMatchObject({ id: kept.id, at: 2, marks: { aaaaaaa1: { note: 'No cloth' } } });
  localStorage.clear();
  expect(openRun(article, '#run=3.aaaaaaa1x')).toMatchObject({ at: 1, revision: 3 });
});

test('another revision opens what has changed again, and keeps the rest', () => {
  const run = markStep(markStep(newRun(steps, 3), 'done'), 'done');
  const next = readSteps(html(wash, again, ['aaaaaaa3', 'Set 3.0 bar.']));
  const { added, removed } = changedSteps(steps, next);
  expect([added.map(({ key }) => key), removed.map(({ key }) => key)]).toEqual([
    ['aaaaaaa1-2', 'aaaaaaa3'],
    ['aaaaaaa2'],
  ]);
  const adopted = adoptSteps(run, next, 4);
  expect(adopted.former).toMatchObject([{ text: 'Set 3.5 bar.', revision: 3, state: 'done' }]);
  expect([adopted.revision, adopted.at, Object.keys(adopted.marks)]).toEqual([4, 1, ['aaaaaaa1']]);
});

test('the note of a step that has changed since stays, on the receipt and for the editors', () => {
  const run = markStep(markStep(newRun(steps, 3), 'done'), 'failed', 'No gauge');
  const next = readSteps(html(wash, ['aaaaaaa3', 'Set 3.0 bar.']));
  const adopted = markStep(adoptSteps(run, next, 4), 'failed', 'Still none');
  expect(failedSteps(adopted)).toEqual([
    { item: 'aaaaaaa2', note: 'No gauge' },
    { item: 'aaaaaaa3', note: 'Still none' },
  ]);
  expect(receiptText('Wash', adopted)).toMatch(
    /\[!\] Revision 3: Set 3\.5 bar\. \(.*\)\n {4}Could not do this: No gauge\n/,
  );
  const back = markStep(adoptSteps(adopted, steps, 5), 'done');
  expect(failedSteps(back)).toEqual([{ item: 'aaaaaaa3', note: 'Still none' }]);
});
