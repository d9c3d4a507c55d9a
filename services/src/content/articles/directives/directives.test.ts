import { renderArticle } from '../renderArticle';

const html = (markdown: string) => renderArticle(markdown).html;

describe('call-outs', () => {
  test.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['warning', 'Warning'],
  ])('%s', (name, title) => {
    expect(html(`:::${name}\nx\n:::`)).toBe(
      `<div class="callout callout-${name}" role="note">\n<p class="callout-title">${title}</p>\n<p>x</p>\n</div>`,
    );
    expect(html(`:::${name}[Mind *this*]\nx\n:::`)).toContain(
      `<p class="callout-title">${title}: Mind <em>this</em></p>`,
    );
  });
});

describe('steps and checklist', () => {
  const items = (text: string) => [...html(text).matchAll(/data-item="([^"]+)"/g)].map((m) => m[1]);

  it('numbers the steps whatever the list was, with a place for the checkbox', () => {
    const steps = html(':::steps\n- One\n- Two\n:::');
    expect(steps).toMatch(/^<div class="steps" data-interactive="steps">\n<ol>/);
    expect(steps).toMatch(
      /<li data-item="[\da-f]{8}"><span data-tick="" aria-hidden="true"><\/span>One/,
    );
  });

  it('shows an empty box before each check when there is no script', () => {
    expect(html(':::checklist\n- [ ] One\n- Two\n:::')).toMatch(
      /<ul>\n<li data-item="[\da-f]{8}"><span data-tick="" aria-hidden="true">☐ <\/span>One/,
    );
  });

  it('keys an item by its text: stable when others change, unique when repeated', () => {
    const [one, two] = items(':::steps\n1. One\n2. Two\n:::');
    expect(items(':::steps\n1. New\n2. One\n3. Two\n:::').slice(1)).toEqual([one, two]);
    expect(items(':::steps\n1. One\n2. One\n:::\n\n:::checklist\n- One\n:::')).toEqual([
      one,
      `${one}-2`,
      `${one}-3`,
    ]);
  });

  it('keeps blocks inside a step and prose around the list', () => {
    const steps = html(
      '::::steps\nBefore\n\n1. One\n\n   :::tip\n   Inner\n   :::\n2. Two\n\nAfter\n::::',
    );
    expect(steps).toMatch(/<p>Before<\/p>\n<ol>/);
    expect(steps).toContain('class="callout callout-tip"');
    expect(steps).toMatch(/<\/ol>\n<p>After<\/p>\n<\/div>$/);
  });

  it('without a list keeps its content', () => {
    expect(html(':::steps\nOnly prose\n:::')).toContain('<p>Only prose</p>');
  });
});

describe('details', () => {
  it('has its title as summary', () => {
    expect(html(':::details[Why `K`?]\nx\n:::')).toBe(
      '<details class="details">\n<summary>Why <code>K</code>?</summary>\n<p>x</p>\n</details>',
    );
    expect(html(':::details\nx\n:::')).toContain('<summary>Details</summary>');
  });
});

describe('quiz', () => {
  it('reads as question, lettered options and a hidden answer', () => {
    expect(html(':::quiz\nWhich?\n\n- [ ] One\n- [x] Two\n\nBecause.\n:::')).toBe(
      [
        '<div class="quiz" role="group" aria-label="Quiz" data-interactive="quiz">',
        '<div class="quiz-question">\n<p>Which?</p>\n</div>',
        '<ol class="quiz-options" type="A">',
        '<li data-option="wrong">One</li>',
        '<li data-option="right">Two</li>',
        '</ol>',
        '<details class="quiz-answer">',
        '<summary>Show the answer</summary>',
        '<p class="quiz-key">Answer: B</p>',
        '<p>Because.</p>',
        '</details>',
        '</div>',
      ].join('\n'),
    );
  });

  it('takes several right options and a question in brackets', () => {
    const quiz = html(':::quiz[Which?]\n- [x] One\n- [ ] Two\n- [x] Three\n:::');
    expect(quiz).toContain('<div class="quiz-question">\n<p>Which?</p>\n</div>');
    expect(quiz).toContain('Answers: A, C');
  });

  it('without options keeps its content', () => {
    expect(html(':::quiz\nWhich?\n:::')).toBe('<p>Which?</p>');
  });

  it('without a right option shows the explanation alone', () => {
    const quiz = html(':::quiz\nWhich?\n\n- One\n- Two\n\nBoth.\n:::');
    expect(quiz).not.toContain('quiz-key');
    expect(quiz).toContain('<summary>Show the answer</summary>\n<p>Both.</p>');
  });
});

describe('video', () => {
  it('is a link that a script can turn into a player', () => {
    expect(html(':::video[Tour]{url="https://youtu.be/example0001"}\n:::')).toBe(
      '<p class="video"><a href="https://www.youtube.com/watch?v=example0001" class="video-link" data-video="youtube" data-embed="https://www.youtube-nocookie.com/embed/example0001?rel=0" rel="noopener noreferrer">Tour</a></p>',
    );
    expect(html('::video{url="https://vimeo.com/100200300"}')).toContain(
      'data-embed="https://player.vimeo.com/video/100200300?dnt=1"',
    );
  });

  it('of another host keeps its title and text', () => {
    expect(html(':::video[Tour]{url="https://example.com/v"}\nText\n:::')).toBe(
      '<p><strong>Tour</strong></p>\n<p>Text</p>',
    );
  });
});

describe('what is not in the dialect', () => {
  test.each([
    [':::unknown[Label]\nContent\n:::', '<p>Label</p>\n<p>Content</p>'],
    ['::unknown[Label]{a=b}', '<p>::unknown[Label]{a=b}</p>'],
    [':::', '<p>:::</p>'],
    ['::: note\nx\n:::', '<p>::: note\nx\n:::</p>'],
    [':::note[open\nx', '<p>:::note[open\nx</p>'],
  ])('%j', (markdown, expected) => expect(html(markdown)).toBe(expected));

  test.each([
    ':::note',
    ':::note\nnever closed',
    ':::quiz\n- [x]\n:::',
    ':::steps\n1.\n:::',
    ':::details[]\n:::',
    '::::note\n:::tip\n::::',
    ':::video{url=}\n:::',
    '::video',
    ':::note{',
    ':::{}',
    '> :::note\n> x',
    '- :::steps\n  1. x',
  ])('%j is harmless', (markdown) => {
    expect(() => renderArticle(markdown)).not.toThrow();
  });
});
