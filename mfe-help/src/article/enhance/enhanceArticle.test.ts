import { readDone, writeDone } from './doneItems';
import { enhanceArticle } from './enhanceArticle';

function enhanced(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  enhanceArticle(root, 'a1');
  return root;
}

beforeEach(() => localStorage.clear());

test('a heading keeps its name and the focus that a link gave it', () => {
  document.body.innerHTML = '<div><h2 id="section-one" tabindex="-1">One</h2></div>';
  const heading = document.querySelector('h2');
  heading?.focus();
  enhanceArticle(document.querySelector('div') as HTMLElement, 'a1');
  expect(document.activeElement).toBe(heading);
  expect(heading?.textContent).toBe('One');
  expect(heading?.nextElementSibling).toHaveAttribute('aria-label', 'Copy link to One');
});

test('what is enhanced already stays as it is', () => {
  const root = enhanced('<pre>code</pre>');
  const before = root.innerHTML;
  enhanceArticle(root, 'a1');
  expect(root.innerHTML).toBe(before);
});

test('a quiz without a right answer, or with links in its options, stays text', () => {
  const quiz = (option: string, content: string) =>
    `<div data-interactive="quiz"><ol><li data-option="${option}">${content}</li></ol></div>`;
  expect(enhanced(quiz('wrong', 'A')).querySelector('button')).toBeNull();
  expect(enhanced(quiz('right', '<a href="/x">A</a>')).querySelector('button')).toBeNull();
  expect(enhanced(quiz('right', 'A')).querySelector('button')).toHaveTextContent('A');
});

test('a picture in a link stays a link', () => {
  const root = enhanced('<a href="/x"><img alt="" src="a.png"></a><img alt="B" src="b.png">');
  expect(root.querySelectorAll('button')).toHaveLength(1);
});

test('ticks of 50 articles are remembered, and nonsense in the storage is none', () => {
  for (let number = 0; number < 60; number += 1) writeDone(`a${number}`, 'key', true);
  expect(readDone('a0').size).toBe(0);
  expect(readDone('a59')).toEqual(new Set(['key']));
  localStorage.setItem('pressline_done_items', '{"a1":7}');
  expect(readDone('a1').size).toBe(0);
});
