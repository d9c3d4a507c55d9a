import type { Guest, GuestProps } from '../GuestProps';
import { HelpWidget } from './HelpWidget';

const made: (GuestProps & { isGone: boolean })[] = [];
const updates: object[] = [];
let errors: jest.SpyInstance;
const createHTML = jest.fn((html: string) => html);

function mount(_: HTMLElement, props: GuestProps): Guest {
  const guest = { ...props, isGone: false };
  made.push(guest);
  return {
    update: (changed) => void updates.push(changed),
    unmount() {
      guest.isGone = true;
    },
  };
}

beforeAll(() => {
  Object.assign(window, { trustedTypes: { createPolicy: () => ({ createHTML }) } });
  customElements.define('pressline-help', HelpWidget);
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  CSSStyleSheet.prototype.replaceSync = () => {};
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  // jsdom loads no scripts: what the guest's would leave is there.
  document.head.append = (script) => (script as HTMLScriptElement).onload?.(new Event('load'));
  window.fetch = jest.fn(async () => ({}) as Response);
  window.mfe_help_guest = { init() {}, get: async () => () => ({ mount }) };
});
beforeEach(() => {
  made.length = 0;
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  errors.mockRestore();
});

function add(address: string): HelpWidget {
  const widget = document.createElement('pressline-help') as HelpWidget;
  widget.setAttribute('address', address);
  document.body.append(widget);
  return widget;
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('an open panel shows the help center of a changed address, and not that of a wrong one', async () => {
  const widget = add('https://one.example/help');
  widget.open();
  await settled();
  widget.setAttribute('address', 'https://two.example');
  await settled();
  expect(made.map(({ address, isGone }) => [address, isGone])).toEqual([
    ['https://one.example', true],
    ['https://two.example', false],
  ]);
  widget.setAttribute('address', 'nowhere');
  await settled();
  expect(made).toHaveLength(2);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('needs the address'));
});

test('an address that changes while the panel is being filled is the one that is shown', async () => {
  const widget = add('https://one.example');
  widget.open();
  widget.setAttribute('address', 'https://two.example');
  await settled();
  expect(made.map(({ address }) => address)).toEqual(['https://two.example']);
});

test('an attribute that is set tells the guest about itself alone, also with the value that it had', async () => {
  const widget = add('https://one.example');
  widget.setAttribute('article', 'bleed');
  widget.open();
  await settled();
  widget.setAttribute('theme', 'dark');
  widget.setAttribute('article', 'bleed');
  expect(updates).toEqual([{ theme: 'dark' }, { article: 'bleed' }]);
});

test('an element that the page had before its script says once what is wrong with it', () => {
  class Later extends HelpWidget {}
  document.body.innerHTML = '<pressline-later address="nowhere" label="Ask"></pressline-later>';
  customElements.define('pressline-later', Later);
  expect(errors.mock.calls).toEqual([[expect.stringContaining('needs the address')]]);
  const [widget] = document.body.children as unknown as HelpWidget[];
  widget?.setAttribute('address', 'https://one.example');
  expect(widget?.shadowRoot?.querySelector('.open')).toHaveTextContent('Ask');
});

test('a page that requires Trusted Types gets its HTML by the policy that it has to allow anyway', () => {
  createHTML.mockClear();
  const { shadowRoot } = add('https://one.example');
  expect(createHTML).toHaveBeenCalled();
  expect(shadowRoot?.querySelector('dialog')).not.toBeNull();
});

test('a page has one: a second one says so and does nothing, until the first is gone', () => {
  const first = add('https://one.example');
  expect(add('https://one.example').shadowRoot).toBeNull();
  expect(errors.mock.calls).toEqual([[expect.stringContaining('is already on this page')]]);
  first.remove();
  expect(add('https://one.example').shadowRoot).not.toBeNull();
});
