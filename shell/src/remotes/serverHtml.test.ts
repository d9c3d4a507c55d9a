import { recordClicks, takeHandledClicks } from '@pressline/shared-ui/early-clicks';
import type { PageRemote } from '../page/pageConfig';
import { preserveServerHtml, releaseServerHtml, replayEarlyClick } from './serverHtml';

const heard: string[] = [];
const click = (id: string) => document.getElementById(id)?.click();
const listen = (id: string) =>
  document.getElementById(id)?.addEventListener('click', () => heard.push(id));

let stop = () => {};
const hydrate = () => {
  stop = takeHandledClicks();
};

beforeAll(recordClicks);
beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="menu"></button><a href="#x" id="link"></a>
    <button type="button" id="choice" data-consent-choice="all"></button>
    <form onsubmit="return false"><button id="send"></button></form>
    <main><button type="button" id="refresh"></button></main>`;
  heard.length = 0;
  preserveServerHtml({ name: 'mfe-help' } as PageRemote);
});
afterEach(() => {
  stop();
  releaseServerHtml();
  replayEarlyClick();
});

test('a button that was clicked before React listened is clicked when it does', () => {
  click('menu');
  hydrate();
  listen('menu');
  replayEarlyClick();
  replayEarlyClick();
  expect(heard).toEqual(['menu']);
});

test('one in the page waits for the component of the page', () => {
  click('refresh');
  hydrate();
  listen('refresh');
  replayEarlyClick();
  expect(heard).toEqual([]);
  releaseServerHtml();
  replayEarlyClick();
  expect(heard).toEqual(['refresh']);
});

test('one that React had no ear for yet is clicked later, one that it heard is not', () => {
  hydrate();
  const main = document.querySelector('main');
  main?.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    once: true,
  });
  click('refresh');
  releaseServerHtml();
  listen('refresh');
  replayEarlyClick();
  expect(heard).toEqual(['refresh']);

  preserveServerHtml({ name: 'mfe-help' } as PageRemote);
  click('refresh');
  releaseServerHtml();
  replayEarlyClick();
  expect(heard).toEqual(['refresh', 'refresh']);
});

test.each(['link', 'choice', 'send'])(
  '%s needs no script, and what came before it still does',
  (id) => {
    click('menu');
    click(id);
    hydrate();
    listen('menu');
    listen(id);
    replayEarlyClick();
    expect(heard).toEqual(['menu']);
  },
);

test('later clicks are not replayed', () => {
  hydrate();
  releaseServerHtml();
  replayEarlyClick();
  listen('menu');
  click('menu');
  replayEarlyClick();
  expect(heard).toEqual(['menu']);
});
