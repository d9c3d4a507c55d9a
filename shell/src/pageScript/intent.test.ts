import { needsScript } from '../page/needsScript';
import { clickByAddress, hadEarlyIntent, type Intent, onIntent } from './intent';

const intents: Intent[] = [];
let isWaiting = true;

beforeAll(() =>
  onIntent((intent) => {
    intents.push(intent);
    return isWaiting;
  }),
);
beforeEach(() => {
  intents.length = 0;
  isWaiting = true;
  document.body.innerHTML = `
    <button type="button" id="tab"><b>Tab</b></button>
    <a id="link" href="#x">Link</a>
    <a id="opener" href="#trial" data-needs-script="">Start Trial</a>
    <details><summary id="summary">More</summary></details>
    <form onsubmit="return false"><input id="field" autofocus><button id="send">Send</button></form>
    <header data-page-script=""><button type="button" id="menu">Menu</button></header>
    <button type="button" id="accept" data-consent-choice="all">Accept All</button>
    <button type="button" id="preferences" data-consent-choice="preferences">Manage</button>`;
});

const at = (id: string) => document.querySelector<HTMLElement>(`#${id}`) as HTMLElement;
const field = () => at('field') as HTMLInputElement;
const move = (id: string, init: object = { movementX: 1, movementY: 0, pointerType: 'mouse' }) =>
  at(id).dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), init));

test.each(['tab', 'opener'])('a pointer on %s is a likely intent, a click a certain one', (id) => {
  move(id);
  expect(intents).toEqual(['likely']);
  at(id).click();
  expect(intents).toEqual(['likely', 'certain']);
});

test.each(['link', 'summary', 'send', 'menu', 'accept'])('%s works without more script', (id) => {
  move(id);
  at(id).focus();
  at(id).click();
  expect(intents).toEqual([]);
});

test('neither a finger that scrolls nor a page that moves under the pointer is an intent', () => {
  move('tab', { movementX: 0, movementY: 8, pointerType: 'touch' });
  move('tab', { movementX: 0, movementY: 0, pointerType: 'mouse' });
  expect(intents).toEqual([]);
});

test('who has typed stays on the page while its code is on the way', () => {
  const press = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    at('link').dispatchEvent(event);
    return event.defaultPrevented;
  };
  field().value = 'Anna';
  isWaiting = false;
  expect(press()).toBe(false);
  isWaiting = true;
  // A place on this page takes nothing away.
  expect(press()).toBe(false);
  at('link').setAttribute('href', '/elsewhere');
  expect(press()).toBe(true);
  expect(needsScript(at('link'))).toBe(true);
});

test('the focus counts when the keyboard has moved it, and a field with its first change', () => {
  at('tab').focus();
  at('field').focus();
  expect(intents).toEqual([]);
  at('field').dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  at('tab').focus();
  expect(intents).toEqual(['likely']);
  at('field').dispatchEvent(new Event('input', { bubbles: true }));
  expect(intents).toEqual(['likely', 'certain']);
});

test('a link that needs its code is followed only when the page does not wait for that', () => {
  const follow = () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    at('opener').dispatchEvent(click);
    return !click.defaultPrevented;
  };
  expect(follow()).toBe(false);
  isWaiting = false;
  expect(follow()).toBe(true);
});

test('a pointer on the settings is on the way to their dialog; the consent store asks for it', () => {
  move('preferences');
  at('preferences').click();
  expect(intents).toEqual(['likely']);
});

test('a field that styles answer starts nothing', () => {
  document.body.innerHTML =
    '<fieldset data-page-script=""><input id="tab" type="radio"></fieldset>';
  at('tab').click();
  expect(intents).toEqual([]);
});

test.each([
  ['tab', true],
  ['vote', true],
  ['link', false],
  ['menu', false],
])('a click on %s that no code has handled is an intent: %s', (id, isIntent) => {
  document.body.insertAdjacentHTML('beforeend', '<input type="radio" id="vote" checked>');
  window.presslineClicks = [at(id)];
  expect(hadEarlyIntent()).toBe(isIntent);
  delete window.presslineClicks;
});

test('so is what was typed, unless the server alone is to have it', () => {
  field().value = 'bleed';
  expect(hadEarlyIntent()).toBe(true);
  field().closest('form')?.setAttribute('data-page-script', '');
  expect(hadEarlyIntent()).toBe(false);
});

test('who leaves the page takes along what was pressed', () => {
  window.presslineClicks = [at('tab')];
  window.dispatchEvent(new Event('pagehide'));
  expect(hadEarlyIntent()).toBe(false);
});

test('an address that names an element is a click on it', () => {
  at('opener').dataset.hash = 'step-by-step';
  for (const [hash, isIntent] of [
    ['#step-by-step', true],
    ['#another-part', false],
    ['#x"]=1', false],
  ] as const) {
    window.presslineClicks = [];
    history.replaceState(null, '', hash);
    clickByAddress();
    expect([hash, hadEarlyIntent()]).toEqual([hash, isIntent]);
  }
  history.replaceState(null, '', '/');
});
