import { stopKeys } from './guestEvents';

test('what is typed in a field stays in the guest, what leaves it and other keys do not', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<input /><button type="button">Send</button>';
  const ended = new AbortController();
  stopKeys(root, ended.signal);
  const heard: string[] = [];
  for (const type of ['keydown', 'keyup']) {
    document.addEventListener(type, (event) => heard.push((event as KeyboardEvent).key));
  }
  const press = (selector: string, key: string, type = 'keydown') =>
    root
      .querySelector(selector)
      ?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, composed: true }));
  press('input', 'k');
  press('input', 'k', 'keyup');
  press('input', 'Enter');
  expect(heard).toEqual([]);
  press('input', 'Tab');
  press('input', 'Escape');
  press('button', '?');
  expect(heard).toEqual(['Tab', 'Escape', '?']);
  root.querySelector('input')?.addEventListener('keydown', (event) => event.preventDefault());
  const used = new KeyboardEvent('keydown', {
    ...{ key: 'Escape', bubbles: true, composed: true, cancelable: true },
  });
  root.querySelector('input')?.dispatchEvent(used);
  expect(heard).toHaveLength(3);
  ended.abort();
  press('input', 'k');
  expect(heard).toHaveLength(4);
});
