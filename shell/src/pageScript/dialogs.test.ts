import { enhanceDialogs } from './dialogs';

const opened = jest.fn();
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const at = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Returns whether the press was left to the browser. */
function press(selector: string, init: MouseEventInit = {}): boolean {
  return at(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
}

beforeAll(() => {
  // jsdom has no top layer.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  enhanceDialogs(opened);
});

beforeEach(() => {
  history.replaceState(null, '', '/resources/calculators?jobs=9');
  opened.mockClear();
  document.body.innerHTML = `
    <a id="opener" href="/#trial"><b>Start Trial</b></a>
    <a id="other" href="/#pricing">Pricing</a>
    <dialog id="trial"></dialog>`;
});

test('a link to a dialog of the page opens it, and what it needs is asked for', () => {
  expect(press('b')).toBe(false);
  expect(dialog().open).toBe(true);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('the click that opened it is not kept for later, others are', () => {
  window.presslineClicks = [at('#other'), at('b')];
  press('b');
  expect(window.presslineClicks).toEqual([at('#other')]);
});

test('other links, and those to a dialog that the page does not have, are followed', () => {
  expect(press('#other')).toBe(true);
  expect(press('#opener', { ctrlKey: true })).toBe(true);
  dialog().remove();
  expect(press('#opener')).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});

test('its address opens it, and is that of the page once it is closed', () => {
  history.replaceState({ key: 'a' }, '', '#trial');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(dialog().open).toBe(true);
  dialog().close();
  expect(location.href).toMatch(/\/resources\/calculators\?jobs=9$/);
  expect(history.state).toEqual({ key: 'a' });
  expect(dialog().hidden).toBe(true);
  press('#opener');
  expect(dialog()).toMatchObject({ open: true, hidden: false });
});

test('what came of a post without script stays in the page', () => {
  dialog().dataset.inPage = '';
  history.replaceState(null, '', '#trial');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(dialog().open).toBe(false);
});
