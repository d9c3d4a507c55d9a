import { scrollToTarget } from './useNavigationFocus';

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"></main>';
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
});

const main = () => document.querySelector('main') as HTMLElement;

test('without a hash the page starts at its top, with focus on the heading', () => {
  main().innerHTML = '<h1>Help</h1>';
  scrollToTarget('');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

test('a hash leads to its element and focuses its heading', () => {
  main().innerHTML = '<h1>Home</h1><section id="pricing"><h2>Pricing</h2></section>';
  scrollToTarget('#pricing');
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  expect(document.activeElement).toBe(document.querySelector('h2'));
});

test('a heading that arrives later gets the focus then', async () => {
  scrollToTarget('');
  expect(document.activeElement).toBe(main());
  main().innerHTML = '<h1>Late</h1>';
  await Promise.resolve();
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

test('a visitor who has moved on is left alone', async () => {
  scrollToTarget('');
  document.body.insertAdjacentHTML('beforeend', '<input>');
  document.querySelector('input')?.focus();
  main().innerHTML = '<h1>Late</h1>';
  await Promise.resolve();
  expect(document.activeElement).toBe(document.querySelector('input'));
});

test('a hash that is not valid encoding is taken as it is', () => {
  main().innerHTML = '<h1>Home</h1>';
  expect(() => scrollToTarget('#%E0%A4%A')).not.toThrow();
});

test('a hash whose element arrives later leads to no other heading before', async () => {
  main().innerHTML = '<h1>Loading</h1><h2>Elsewhere</h2>';
  scrollToTarget('#late');
  expect(document.activeElement).toBe(main());
  main().innerHTML = '<h2 id="late">Late</h2>';
  await Promise.resolve();
  expect(document.activeElement).toBe(document.getElementById('late'));
});

test('Back returns to where the page was left, once the page is there', async () => {
  scrollToTarget('#late', 700);
  expect(window.scrollTo).not.toHaveBeenCalled();
  main().innerHTML = '<h2 id="late">Late</h2>';
  await Promise.resolve();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 700);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});
