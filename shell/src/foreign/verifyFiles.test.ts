import { verifyFiles } from './verifyFiles';

const folder = '/remotes/partners/0123456789abcdef/';

beforeAll(() => verifyFiles(folder, { 'static/app.js': 'sha384-app', 'app.css': 'sha384-style' }));

test.each([
  ['a path', `${folder}static/app.js`],
  ['an address', `${location.origin}${folder}static/app.js`],
  ['a second attempt', `${folder}static/app.js?attempt=1`],
])('a script of the remote, given by %s, has to have its bytes', (_, src) => {
  const script = document.createElement('script');
  script.src = src;
  expect(script).toMatchObject({ integrity: 'sha384-app', crossOrigin: 'anonymous' });
  expect(script.getAttribute('src')).toBe(src);
});

test('so has a stylesheet, and what is not of the remote is left alone', () => {
  const link = Object.assign(document.createElement('link'), { href: `${folder}app.css` });
  expect(link.integrity).toBe('sha384-style');
  const other = Object.assign(document.createElement('script'), { src: '/shell/shell.js' });
  expect(other.getAttribute('integrity')).toBeNull();
  expect(other.src).toBe(`${location.origin}/shell/shell.js`);
});
