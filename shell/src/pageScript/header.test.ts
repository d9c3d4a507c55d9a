import { enhanceHeader } from './header';

const root = document.documentElement;
const hidePopover = jest.fn();
let isMenuOpen = false;

beforeAll(() => {
  window.matchMedia = jest.fn(() => new EventTarget() as MediaQueryList);
  document.body.innerHTML = `
    <header>
      <a href="/">Pressline</a>
      <button type="button" popovertarget="site-navigation">Menu</button>
      <nav id="site-navigation">
        <a href="#pricing">Pricing</a>
        <button type="button" data-theme-toggle><svg></svg></button>
      </nav>
    </header>
    <main><a href="#main">Main</a></main>`;
  // jsdom knows neither popovers nor layout.
  const menu = find('nav');
  menu.hidePopover = hidePopover;
  jest.spyOn(menu, 'matches').mockImplementation(() => isMenuOpen);
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  enhanceHeader();
});
beforeEach(() => {
  hidePopover.mockClear();
  isMenuOpen = false;
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  return (document.activeElement ?? document.body).dispatchEvent(event);
}

test('the theme switch turns the shown theme round and remembers that', () => {
  const drawing = find('svg');
  const click = () => drawing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  click();
  expect(root.dataset.theme).toBe('dark');
  click();
  expect(root.dataset.theme).toBe('light');
  expect(localStorage.getItem('pressline_theme')).toBe('light');
});

test('a page that comes back shows the theme that was chosen meanwhile', () => {
  localStorage.setItem('pressline_theme', 'dark');
  window.dispatchEvent(new Event('pageshow'));
  expect(root.dataset.theme).toBe('dark');
});

test('the bar turns solid after 20 px', () => {
  const scrollTo = (top: number) => {
    Object.assign(window, { scrollY: top });
    window.dispatchEvent(new Event('scroll'));
  };
  scrollTo(21);
  expect(root).toHaveAttribute('data-scrolled');
  scrollTo(20);
  expect(root).not.toHaveAttribute('data-scrolled');
});

test.each([
  ['a link in it is followed', () => find('nav a').click()],
  ['the visitor goes back', () => window.dispatchEvent(new Event('popstate'))],
  [
    'the page beside it is pressed',
    () => find('main').dispatchEvent(new Event('pointerdown', { bubbles: true })),
  ],
])('the menu closes when %s', (_, act) => {
  act();
  expect(hidePopover).toHaveBeenCalled();
});

test('the menu stays open for the theme switch and a press in the header', () => {
  find('[data-theme-toggle]').click();
  find('header').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(hidePopover).not.toHaveBeenCalled();
});

test('Tab stays in the header while the menu is open', () => {
  isMenuOpen = true;
  find('[data-theme-toggle]').focus();
  expect(press('Tab')).toBe(false);
  expect(document.activeElement).toBe(find('header > a'));
  expect(press('Tab')).toBe(true);
  expect(press('Tab', { shiftKey: true })).toBe(false);
  expect(document.activeElement).toBe(find('[data-theme-toggle]'));
  find('main a').focus();
  expect(press('Tab')).toBe(false);
  expect(document.activeElement).toBe(find('header > a'));
  press('Escape');
  expect(document.activeElement).toBe(find('[popovertarget]'));
});

test('Tab goes anywhere while the menu is closed', () => {
  find('[data-theme-toggle]').focus();
  expect(press('Tab')).toBe(true);
});
