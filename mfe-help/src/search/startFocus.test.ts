import { startFocusOnServerPage } from './startFocus';

const field = () => document.querySelector('input') as HTMLInputElement;
const untilLaidOut = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

beforeEach(() => {
  document.body.innerHTML = '<h1 tabindex="-1">Help</h1><input type="search"><button>Menu</button>';
  performance.getEntriesByType = () => [];
});

test('the search box gets the focus once the page is laid out, and not before', async () => {
  startFocusOnServerPage();
  expect(document.activeElement).toBe(document.body);
  await untilLaidOut();
  expect(document.activeElement).toBe(field());
});

test('who is elsewhere by then stays there', async () => {
  const button = document.querySelector('button') as HTMLButtonElement;
  startFocusOnServerPage();
  button.focus();
  await untilLaidOut();
  expect(document.activeElement).toBe(button);
});
