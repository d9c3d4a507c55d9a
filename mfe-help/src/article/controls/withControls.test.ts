import { withControls } from './withControls';

const quiz = (...options: [kind: string, content: string][]) =>
  `<ol class="quiz-options" type="A">\n${options
    .map(([kind, content]) => `<li data-option="${kind}">${content}</li>`)
    .join('\n')}\n</ol>`;

function article(html: string): HTMLElement {
  document.body.innerHTML = withControls(html);
  return document.body;
}

test('a heading is the link to its section, unless it has links of its own', () => {
  expect(withControls('<h2 id="section-one">One <em>more</em></h2>')).toBe(
    '<h2 id="section-one"><a href="#section-one">One <em>more</em></a></h2>',
  );
  const linked = '<h3 id="section-two"><a href="/x">Two</a></h3>';
  expect(withControls(linked)).toBe(linked);
});

test('code gets a button, and text that speaks of tags stays text', () => {
  const code = '<pre><code>a\n&#x3C;img src="x">\n</code></pre>';
  expect(withControls(code)).toBe(
    `<div class="code">${code}<button type="button" class="copy-code" aria-label="Copy code"></button></div>`,
  );
});

test('a picture leads to itself, in a link to where that leads', () => {
  const root = article(
    '<p><img src="https://a.example/b.png" alt="a > &#x22;b&#x22;"></p><a href="/x"><img src="https://a.example/c.png" alt=""></a><img src="https://a.example/d.png" alt="">',
  );
  const links = [...root.querySelectorAll('a')];
  expect(links.map(({ href }) => href)).toEqual([
    'https://a.example/b.png',
    'http://localhost/x',
    'https://a.example/d.png',
  ]);
  expect(links[0]).toHaveAccessibleName('Enlarge image: a > "b"');
  expect(links[2]).toHaveAccessibleName('Enlarge image');
});

test('steps and checks are boxes that the browser ticks, named after their text', () => {
  const tick = (text = '') => `<span data-tick="" aria-hidden="true">${text}</span>`;
  const root = article(
    `<div data-interactive="steps"><ol><li data-item="a">${tick()}Say <b>"yes"</b></li><li data-item="b">\n<p>${tick()}${'long '.repeat(40)}</p>\n<pre>code</pre></li></ol></div>` +
      `<div data-interactive="steps"><ol><li data-item="c">${tick()}Again</li></ol></div>` +
      `<div data-interactive="checklist"><ul><li data-item="d">${tick('☐ ')}3 mm\n<ul>\n<li>more</li></ul></li></ul></div>`,
  );
  const boxes = [...root.querySelectorAll('input')];
  expect(boxes[0]).toHaveAccessibleName('Step 1 done: Say "yes"');
  expect(boxes[1]).toHaveAccessibleName(/^Step 2 done: (long )+long…$/);
  expect(boxes[2]).toHaveAccessibleName('Step 1 done: Again');
  expect(boxes[3]).toHaveAccessibleName('3 mm');
});

test('an option of a quiz unfolds whether it is right', () => {
  const root = article(quiz(['wrong', '330%'], ['right', '<p>260%</p>']));
  expect([...root.querySelectorAll('details')].map(({ textContent }) => textContent)).toEqual([
    '330%Not quite. Try another one.',
    '260%That is right.',
  ]);
  expect(article(quiz(['right', 'A'], ['right', 'B']))).toHaveTextContent('2 right answers');
});

test('a quiz without a right answer, or with links in its options, stays text', () => {
  for (const text of [
    quiz(['wrong', 'A']),
    quiz(['right', 'A'], ['wrong', '<a href="/x">B</a>']),
  ]) {
    expect(withControls(text)).toBe(text);
  }
});
