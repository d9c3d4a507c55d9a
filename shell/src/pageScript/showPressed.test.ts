import { clearPressed, showPressed } from './showPressed';

const at = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button"><b>Start</b></button>
    <a href="#trial">Trial</a>
    <button id="send" data-busy-text="Sending..."><span>Send Message</span></button>`;
});
afterEach(clearPressed);

test('what was pressed last is busy until it is answered', () => {
  showPressed(at('b'));
  expect(at('button')).toHaveAttribute('aria-busy', 'true');
  showPressed(at('a'));
  expect(at('button')).not.toHaveAttribute('aria-busy');
  expect(at('a')).toHaveAttribute('aria-busy', 'true');
  clearPressed();
  expect(at('a')).not.toHaveAttribute('aria-busy');
  expect(at('a')).not.toHaveAttribute('style', expect.stringContaining('opacity'));
});

test('React finds a button’s text as it was rendered', () => {
  const text = at('span').firstChild;
  showPressed(at('span'));
  expect(at('#send')).toHaveAttribute('aria-busy', 'true');
  expect(at('#send')).toHaveTextContent('Send Message');
  expect(at('span').firstChild).toBe(text);
});

test('what was answered is left to React, which may call it busy itself', () => {
  showPressed(at('#send'));
  clearPressed();
  at('#send').setAttribute('aria-busy', 'true');
  clearPressed();
  expect(at('#send')).toHaveAttribute('aria-busy', 'true');
});
