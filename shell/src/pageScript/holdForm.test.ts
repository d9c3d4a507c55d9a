import { holdForms, releaseForms } from './holdForm';
import { clearPressed } from './showPressed';

let isAwaited = true;
const sent = jest.fn();

const button = () => document.querySelector('button') as HTMLButtonElement;
function send(): boolean {
  const init = { submitter: button(), bubbles: true, cancelable: true };
  return button().form?.dispatchEvent(new SubmitEvent('submit', init)) ?? false;
}

beforeAll(() => {
  HTMLFormElement.prototype.requestSubmit = sent;
  holdForms(() => isAwaited);
});
beforeEach(() => {
  isAwaited = true;
  sent.mockClear();
  document.body.innerHTML = '<form><button data-busy-text="Sending...">Send</button></form>';
});
afterEach(() => {
  clearPressed();
  releaseForms();
});

test('a form whose code is on the way is held back, and sent again once that can send it', async () => {
  expect(send()).toBe(false);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  button().removeAttribute('data-busy-text');
  await Promise.resolve();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(button());
  expect(send()).toBe(true);
  expect(button()).not.toHaveAttribute('aria-busy');
});

test('a form whose code does not come is posted by the browser', () => {
  send();
  isAwaited = false;
  releaseForms();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(send()).toBe(true);
  expect(button()).toHaveAttribute('aria-busy', 'true');
  window.dispatchEvent(new Event('pagehide'));
  expect(button()).not.toHaveAttribute('aria-busy');
});

test('of two forms each is sent once its own code can send it', async () => {
  document.body.innerHTML += document.body.innerHTML;
  const [first, second] = [...document.querySelectorAll('button')] as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  for (const submitter of [first, second, second]) {
    const init = { submitter, bubbles: true, cancelable: true };
    expect(submitter.form?.dispatchEvent(new SubmitEvent('submit', init))).toBe(false);
  }
  first.removeAttribute('data-busy-text');
  await Promise.resolve();
  expect(sent.mock.calls).toEqual([[first]]);
  second.removeAttribute('data-busy-text');
  await Promise.resolve();
  expect(sent.mock.calls).toEqual([[first], [second]]);
});
