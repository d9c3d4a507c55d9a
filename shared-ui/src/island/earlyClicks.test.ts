import { recordClicks, replayClick, takeClick, takeHandledClicks } from './earlyClicks';

const heard: string[] = [];
const button = (id: string) => document.getElementById(id) as HTMLElement;
const click = (id: string) => button(id).click();
const everything = () => true;

let stop = () => {};
beforeAll(recordClicks);
beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" id="a"><b id="b"></b></button><p data-unhandled=""><i id="c"></i></p>';
  button('a').addEventListener('click', () => heard.push('a'));
  heard.length = 0;
});
afterEach(() => {
  stop();
  takeClick(everything);
});

test('the last click is made again, once, on what it was meant for', () => {
  click('b');
  replayClick(everything, '[type=button]');
  expect(heard).toEqual(['a', 'a']);
  takeClick(everything);
  replayClick(everything, '[type=button]');
  expect(heard).toHaveLength(2);
});

test('a click that code has answered is not kept, one on a copy of the server’s HTML is', () => {
  stop = takeHandledClicks();
  click('c');
  click('a');
  expect(window.presslineClicks).toEqual([button('c')]);
});

test('what is gone is not clicked', () => {
  click('b');
  const gone = button('a');
  gone.remove();
  replayClick(everything, '[type=button]');
  expect(heard).toEqual(['a']);
});

test('only the newest clicks are kept', () => {
  for (let count = 0; count < 30; count += 1) click('c');
  click('b');
  expect(window.presslineClicks).toHaveLength(9);
  expect(takeClick(everything)).toBe(button('b'));
});

test('a click on the document itself, as extensions make them, belongs to no element', () => {
  document.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  stop = takeHandledClicks();
  // What a listener throws comes here alone.
  const failures: string[] = [];
  addEventListener('error', ({ message }) => failures.push(message));
  document.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(failures).toEqual([]);
  expect(takeClick(everything)).toBeUndefined();
});
