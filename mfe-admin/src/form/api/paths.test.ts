import { isAtEditor } from './paths';

test.each([
  ['/admin/articles/new', true],
  ['/admin/articles/5f', true],
  ['/admin/articles', false],
  ['/admin/articles/', false],
  ['/admin/articles-archive/5f', false],
  // As long as the path of the articles.
  ['/admin/feedback/5f', false],
])('at %s the editor is open: %s', (pathname, isOpen) => {
  window.history.replaceState(null, '', pathname);
  expect(isAtEditor()).toBe(isOpen);
});
