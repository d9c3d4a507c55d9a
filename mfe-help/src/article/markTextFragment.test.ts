import { anchorOf, markTextFragment } from './markTextFragment';

function marksOf(html: string, fragment: string): string[] {
  document.body.innerHTML = html;
  const before = document.body.textContent;
  const first = markTextFragment(document.body, `#bleed:~:text=${fragment}`);
  const marks = [...document.querySelectorAll('mark')];
  expect(first).toBe(marks[0]);
  expect(document.body.textContent).toBe(before);
  return marks.map(({ textContent }) => textContent);
}

test.each([
  ['<p>Add 3 mm. Then cut.</p>', 'Add%203%20mm.', ['Add 3 mm.']],
  [
    '<p>Add <b>3 mm</b> on\n each side. Cut.</p>',
    'add%203%20mm%20on,side.',
    ['Add ', '3 mm', ' on\n each side.'],
  ],
  ['<table><tr><td>Flyers</td>\n<td>3 mm</td></tr></table>', 'Flyers,3%20mm', ['Flyers', '3 mm']],
  ['<p>Cut it. Fold it.</p><p>Cut it.</p>', 'Fold%20it.-,Cut%20it.', ['Cut it.']],
  ['<p>50 % (or more) a+b</p>', '50%20%25%20(or,a%2Bb', ['50 % (or more) a+b']],
  ['<p>Nothing like it.</p>', 'Something', []],
  ['<p>Cut address</p>', 'Cut%2', []],
  ['<p>No text</p>', '', []],
])('in %s %s is marked', (html, fragment, marks) => {
  expect(marksOf(html, fragment)).toEqual(marks);
});

test('what is marked once is not marked again, and a hash without text marks nothing', () => {
  expect(marksOf('<p>Add 3 mm.</p>', 'Add')).toEqual(['Add']);
  expect(markTextFragment(document.body, '#x:~:text=mm')).toBeUndefined();
  document.body.innerHTML = '<p>Add 3 mm.</p>';
  expect(markTextFragment(document.body, '#Add')).toBeUndefined();
});

test('the name of the element stands before the text', () => {
  expect(anchorOf('#bleed:~:text=Add')).toBe('bleed');
  expect(anchorOf('#bleed')).toBe('bleed');
  expect(anchorOf('#:~:text=Add')).toBe('');
});
