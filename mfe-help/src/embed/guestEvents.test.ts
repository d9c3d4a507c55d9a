import { countOpens } from './guestEvents';

test('an opened result of a search is counted once, without cookies, and nothing is stored', async () => {
  const sent: [string, RequestInit?][] = [];
  let isAway = true;
  globalThis.fetch = (async (...call: [string, RequestInit?]) => {
    sent.push(call);
    if (isAway) throw new TypeError('Failed to fetch');
  }) as never;
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<a data-counts="search/opened?q=ink%20set"><b>Ink</b></a>
    <a data-counts="downloads/d1/download search/opened?q=ink" id="file">File</a>
    <a data-counts="downloads/d1/download" id="plain">File</a>
    <details data-counts="faqs/f1/view search/opened?q=ink%20dry"><summary>Dry?</summary></details>`;
  const ended = new AbortController();
  countOpens(root, 'https://help.example.com', ended.signal);
  const click = (selector: string) => root.querySelector<HTMLElement>(selector)?.click();
  click('b');
  await Promise.resolve();
  isAway = false;
  await Promise.resolve();
  for (const selector of ['b', 'b', '#file', '#plain']) click(selector);
  const details = root.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  const opened = 'https://help.example.com/api/help/search/opened';
  // The first one did not reach the help center.
  expect([...new Set(sent.map(([address]) => address))]).toEqual([
    `${opened}?q=ink%20set`,
    `${opened}?q=ink`,
    `${opened}?q=ink%20dry`,
  ]);
  expect(sent).toHaveLength(4);
  expect(sent[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  expect(sessionStorage).toHaveLength(0);
  ended.abort();
  root.querySelector('b')?.parentElement?.setAttribute('data-counts', 'search/opened?q=later');
  click('b');
  expect(sent).toHaveLength(4);
});
