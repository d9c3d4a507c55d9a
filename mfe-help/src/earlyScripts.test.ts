import { brotliCompressSync } from 'node:zlib';
import { waitFor } from '@testing-library/react';
import { showCheckedItems, storeCheckedItems } from './article/controls/showCheckedItems';
import { watchReading } from './article/watchReading';
import { writeDismissed } from './browse/dismissedNews';
import { earlyScripts } from './earlyScripts';
import { rememberAnswer } from './feedback/feedbackAnswers';
import { ARTICLE_PATTERN, HELP_PATH } from './routes';
import { countUses } from './session/countUses';

const counted: string[] = [];
const sendBeacon = jest.fn((path: string) => counted.push(path) > 0);
Object.assign(navigator, { sendBeacon });

// As in a page: the text of the script, with a copy of its own of all it shares with the page's code.
const run = (route: string) => new Function(earlyScripts[route] ?? '')();
const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const click = (selector: string) => element(selector).click();

function show(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function openAnswer(): Promise<void> {
  const before = counted.length;
  element('details').toggleAttribute('open', true);
  await waitFor(() => expect(counted.length).toBeGreaterThan(before));
}

beforeEach(() => {
  jest.useRealTimers();
  counted.length = 0;
  sessionStorage.clear();
  localStorage.clear();
  window.presslineSession = undefined;
  document.body.innerHTML = `
    <article data-counts="articles/a1/view"></article>
    <details data-counts="faqs/f1/view"><summary>?</summary><a href="#x">x</a></details>
    <a id="file" href="#file" data-counts="downloads/d1/download"><b>File</b></a>`;
});

test('each script is small enough to stand in the document', () => {
  for (const script of Object.values(earlyScripts)) {
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1_280);
  }
});

test('uses are counted once, by the early script and the page’s code together', async () => {
  run(HELP_PATH);
  countUses();
  click('#file b');
  click('#file');
  await openAnswer();
  click('details a');
  run(HELP_PATH);
  click('#file');
  expect(counted).toEqual(['/api/help/downloads/d1/download', '/api/help/faqs/f1/view']);
});

test('what a search found counts as used and as opened', async () => {
  element('#file').dataset.counts = 'downloads/d1/download search/opened?q=ink';
  run(HELP_PATH);
  click('#file b');
  expect(counted).toEqual(['/api/help/downloads/d1/download', '/api/help/search/opened?q=ink']);
});

test('nothing counts twice where nothing can be stored, and staff do not count', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  run(HELP_PATH);
  click('#file');
  window.presslineCounts = undefined;
  countUses();
  click('#file');
  blocked.mockRestore();
  expect(counted).toHaveLength(1);

  window.presslineSession = undefined;
  localStorage.setItem('adminUser', '{}');
  click('#file');
  expect(counted).toHaveLength(1);
});

test('an article counts once it was visible for a moment, not while it is rendered ahead', () => {
  jest.useFakeTimers();
  show('hidden');
  run(ARTICLE_PATTERN);
  jest.advanceTimersByTime(5_000);
  expect(counted).toEqual([]);
  show('visible');
  watchReading();
  jest.advanceTimersByTime(1_999);
  expect(counted).toEqual([]);
  jest.advanceTimersByTime(5_000);
  expect(counted).toEqual(['/api/help/articles/a1/view']);
});

test('an article that was left too soon counts when its reader comes back', () => {
  jest.useFakeTimers();
  run(ARTICLE_PATTERN);
  element('article').dataset.counts = 'articles/a2/view';
  watchReading();
  jest.advanceTimersByTime(2_500);
  expect(counted).toEqual(['/api/help/articles/a2/view']);
  element('article').dataset.counts = 'articles/a1/view';
  watchReading();
  jest.advanceTimersByTime(2_500);
  expect(counted).toHaveLength(2);
});

test('what was ticked off is shown by the early script, and not again by the page’s code', () => {
  storeCheckedItems('a1', ['one']);
  element('article').innerHTML = `<div data-interactive="checklist">
    <p data-item="one"><input class="tick" type="checkbox" id="one"></p>
    <p data-item="two"><input class="tick" type="checkbox" id="two"></p></div>`;
  run(ARTICLE_PATTERN);
  expect(element('#one')).toBeChecked();
  expect(element('.progress')).toHaveTextContent('1 of 2 doneStart over');
  click('#one');
  showCheckedItems(document, 'a1');
  expect(element('#one')).not.toBeChecked();
  expect(element('.progress span')).toHaveTextContent('0 of 2 done');
});

test('the folded table of contents closes after a choice', () => {
  element('article').innerHTML =
    '<details data-contents="" open><summary>On this page</summary><a href="#x"><b>x</b></a></details>';
  run(ARTICLE_PATTERN);
  click('summary');
  element('article details').toggleAttribute('open', true);
  click('article b');
  expect(element('article details')).not.toHaveAttribute('open');
});

test('the reader’s vote of this session is marked', () => {
  element('article').insertAdjacentHTML(
    'afterend',
    '<form id="feedback"><input type="radio" name="vote" value="up"><input type="radio" name="vote" value="down"></form>',
  );
  run(ARTICLE_PATTERN);
  expect(document.querySelector('#feedback :checked')).toBeNull();
  rememberAnswer('a1', { vote: 'down', reason: null, comment: '' });
  run(ARTICLE_PATTERN);
  expect(element('#feedback :checked')).toHaveAttribute('value', 'down');
});

test('dismissed news are hidden until they change; without any, the standing news are shown', () => {
  const news = (entry: string) => {
    document.body.innerHTML = `<p data-news="n2:1">Other</p><p data-news="${entry}">News</p><p data-standing="" hidden>Standing</p>`;
    run(HELP_PATH);
    return [...document.querySelectorAll('p:not([hidden])')].map(({ textContent }) => textContent);
  };
  writeDismissed('n1:1');
  expect(news('n1:1')).toEqual(['Other']);
  expect(news('n1:2')).toEqual(['Other', 'News']);
  writeDismissed('n2:1');
  expect(news('n1:1')).toEqual(['Standing']);
});
