import { accountUrlOf, safeHref } from './accountUrl';

test.each([
  ['https://app.example/x', 'https://app.example/x'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/'],
  ['http://[::1]:8080/', 'http://[::1]:8080/'],
  ['http://localhost/', 'http://localhost/'],
  ['http://app.example/', undefined],
  ['http://127.0.0.1.evil.example/', undefined],
  ['https://user:pass@app.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//app.example', undefined],
  ['', undefined],
  [7, undefined],
])('%s', (value, expected) => {
  expect(safeHref(value)).toBe(expected);
});

test('the account address is found in both nestings', () => {
  const url = 'https://app.example/';
  expect(accountUrlOf({ data: { data: { url } } })).toBe(url);
  expect(accountUrlOf({ data: { data: { data: { url } } } })).toBe(url);
  for (const body of [undefined, null, 'x', [], { data: null }, { data: { data: { url: 1 } } }]) {
    expect(accountUrlOf(body)).toBeUndefined();
  }
});
