import { verifyFiles } from './verifyFiles';

const folder = '/remotes/partners/0123456789abcdef/';

beforeAll(() => verifyFiles(folder, { 'static/app.js': 'sha384-app', 'app.css': 'sha384-style' }));

test.each([
  ['a path', `${folder}static/app.js`],
  ['an address', `${location.origin}${folder}static/app.js`],
  ['a second attempt', `${folder}static/app.js?attempt=1`],
  ['an address with a place in it', `${folder}static/app.js#top`],
])('a script of the remote, given by %s, has to have its bytes', (_, src) => {
  const script = document.createElement('script');
  script.src = src;
  expect(script).toMatchObject({ integrity: 'sha384-app', crossOrigin: 'anonymous' });
  expect(script.getAttribute('src')).toBe(src);
});

test('it has to have them when its attribute is set, too', () => {
  const script = document.createElement('script');
  script.setAttribute('SRC', `${folder}static/app.js`);
  script.setAttribute('id', 'app');
  expect(script).toMatchObject({ integrity: 'sha384-app', crossOrigin: 'anonymous', id: 'app' });
  expect(script.getAttribute('src')).toBe(`${folder}static/app.js`);
});

test('what is no address is set as before', () => {
  const link = document.createElement('link');
  link.href = 'https://[';
  expect(link.getAttribute('href')).toBe('https://[');
});

test('so has a stylesheet, and what is not of the remote is left alone', () => {
  const link = Object.assign(document.createElement('link'), { href: `${folder}app.css` });
  expect(link.integrity).toBe('sha384-style');
  const other = Object.assign(document.createElement('script'), { src: '/shell/shell.js' });
  expect(other.getAttribute('integrity')).toBeNull();
  expect(other.src).toBe(`${location.origin}/shell/shell.js`);
});
