import { keepEarlyClick, pressEarlyClick } from './earlyClicks';
import type { PageRemote } from './pageConfig';
import { holdStandingPage, releaseStandingPage } from './standingPage';
import { startScript } from './startScript';

const heard: string[] = [];
const click = (id: string) => document.getElementById(id)?.click();
const listen = (id: string) =>
  document.getElementById(id)?.addEventListener('click', () => heard.push(id));

beforeAll(() => new Function(startScript)());
beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="menu"></button><a href="#x" id="link"></a>
    <button type="button" id="choice" data-consent-choice="all"></button>
    <form onsubmit="return false"><button id="send"></button></form>
    <main><button type="button" id="refresh"></button></main>`;
  heard.length = 0;
  holdStandingPage({ name: 'mfe-help' } as PageRemote);
});
afterEach(() => {
  releaseStandingPage();
  pressEarlyClick();
});

test('a button that was clicked before React listened is clicked when it does', () => {
  click('menu');
  keepEarlyClick();
  listen('menu');
  pressEarlyClick();
  pressEarlyClick();
  expect(heard).toEqual(['menu']);
});

test('one in the page waits for the component of the page', () => {
  click('refresh');
  keepEarlyClick();
  listen('refresh');
  pressEarlyClick();
  expect(heard).toEqual([]);
  releaseStandingPage();
  pressEarlyClick();
  expect(heard).toEqual(['refresh']);
});

test('one that React had no ear for yet is clicked later, one that it heard is not', () => {
  keepEarlyClick();
  const main = document.querySelector('main');
  main?.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    once: true,
  });
  click('refresh');
  releaseStandingPage();
  listen('refresh');
  pressEarlyClick();
  expect(heard).toEqual(['refresh']);

  holdStandingPage({ name: 'mfe-help' } as PageRemote);
  keepEarlyClick();
  click('refresh');
  releaseStandingPage();
  pressEarlyClick();
  expect(heard).toEqual(['refresh', 'refresh']);
});

test.each(['link', 'choice', 'send'])('%s needs nobody, nor does what came before it', (id) => {
  click('menu');
  click(id);
  keepEarlyClick();
  listen('menu');
  listen(id);
  pressEarlyClick();
  expect(heard).toEqual([]);
});

test('later clicks are nobody else’s business', () => {
  keepEarlyClick();
  releaseStandingPage();
  pressEarlyClick();
  listen('menu');
  click('menu');
  pressEarlyClick();
  expect(heard).toEqual(['menu']);
});
