import type { PolicyRules } from '@pressline/shared-ui/trusted-types';
import { allowReleases, guardScripts } from './guardScripts';

function rulesFor(isMeasured = false): Required<PolicyRules> {
  let made: PolicyRules = {};
  window.trustedTypes = {
    createPolicy(name, rules) {
      expect(name).toBe('default');
      made = rules;
      return { createHTML: (html) => html };
    },
  };
  guardScripts(isMeasured);
  return made as Required<PolicyRules>;
}

const tag = 'https://www.googletagmanager.com/gtag/js?id=G-1';
const entry = '/remotes/mfe-help/0123456789abcdef/remoteEntry.js';

beforeEach(() => allowReleases([{ entry }]));
afterAll(() => {
  delete window.trustedTypes;
});

test.each([
  [entry, true],
  ['/remotes/mfe-help/0123456789abcdef/App.1.js?attempt=1', true],
  ['/shell/shell.1.js', true],
  ['/service-worker.js', true],
  ['/remotes/mfe-help/fedcba9876543210/App.1.js', false],
  ['/remotes/mfe-help/0123456789abcdef/../../../api/help/articles', false],
  ['/api/help/articles', false],
  ['/shell/../api/help/articles', false],
  ['https://evil.example/shell/shell.js', false],
  ['//evil.example/shell/shell.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:http://localhost/1', false],
  [tag, false],
])('the address %s may be a script’s: %s', (url, isAllowed) => {
  expect(rulesFor().createScriptURL(url)).toBe(isAllowed ? url : null);
});

test('a page that may measure takes the tag service’s script, and no other one', () => {
  const { createScriptURL } = rulesFor(true);
  expect(createScriptURL(tag)).toBe(tag);
  expect(createScriptURL('https://www.googletagmanager.com.evil.example/gtag/js')).toBeNull();
});

test('the text of a script may be data alone', () => {
  const { createScript } = rulesFor();
  expect(createScript('{"prefetch":[]}')).toBe('{"prefetch":[]}');
  expect(createScript('alert(1)')).toBeNull();
});

test('strings never become HTML, and browsers without Trusted Types go on', () => {
  expect(rulesFor().createHTML).toBeUndefined();
  delete window.trustedTypes;
  expect(() => guardScripts(false)).not.toThrow();
});
