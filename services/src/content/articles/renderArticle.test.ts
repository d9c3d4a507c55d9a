import { renderArticle } from './renderArticle';

const html = (markdown: string) => renderArticle(markdown).html;

describe('prose', () => {
  test.each(['Doors open at 10:30 today', 'a :smile: here', 'ratio 4:c or a:b[c]{d}', 'x ::y'])(
    '%j stays literal',
    (text) => expect(html(text)).toBe(`<p>${text}</p>`),
  );

  it('keeps <br> as a line break and drops comments', () => {
    expect(html('a<br>b <!-- hidden -->')).toBe('<p>a<br>\nb </p>');
    expect(html('<!-- hidden -->\n\na')).toBe('<p>a</p>');
  });

  it('marks the state of task lists without form controls', () => {
    expect(html('- [x] plates\n- [ ] ink')).toContain(
      '<li class="task"><span class="task-mark" role="img" aria-label="Done:">☑ </span>plates</li>',
    );
  });

  it('wraps a table in a labeled container that the keyboard can scroll', () => {
    const table = html('| Stock | Price |\n|---|--:|\n| Silk | 4 |');
    expect(table).toContain(
      '<div class="table-scroll" role="group" aria-label="Table: Stock, Price" tabindex="0"><table>',
    );
    expect(table).toContain('<th align="right" scope="col">Price</th>');
  });

  it('links footnotes both ways', () => {
    const text = html('a[^1]\n\n[^1]: note');
    expect(text).toContain('href="#footnote-fn-1" id="footnote-fnref-1"');
    expect(text).toContain('id="footnote-fn-1"');
    expect(text).toContain('href="#footnote-fnref-1"');
  });

  it('keeps language names on code blocks', () => {
    expect(html('```json\n{}\n```')).toBe('<pre><code class="language-json">{}\n</code></pre>');
  });
});

describe('links and images', () => {
  test.each([
    ['/help/articles/x', ''],
    ['https://example.com/', ' rel="noopener noreferrer"'],
    ['mailto:help@example.com', ''],
    ['tel:+15550100', ''],
  ])('%s', (href, rel) =>
    expect(html(`[a](${href})`)).toBe(`<p><a href="${href}"${rel}>a</a></p>`),
  );

  it('leads in-page links to the prefixed heading', () => {
    expect(html('[go](#Über-uns)\n\n## Über uns')).toContain(
      '<a href="#section-%C3%BCber-uns">go</a>'.replace('%C3%BC', 'ü'),
    );
  });

  it('loads images late and without telling where the reader is', () => {
    expect(html('![Press](https://example.com/a.jpg "B2")')).toBe(
      '<p><img src="https://example.com/a.jpg" alt="Press" title="B2" loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>',
    );
    expect(html('![Press](http://example.com/a.jpg)')).toBe('<p>Press</p>');
  });
});

describe('headings', () => {
  const outline = (markdown: string) =>
    [...html(markdown).matchAll(/<h(\d) id="([^"]*)"/g)].map((match) => `${match[1]} ${match[2]}`);

  it('keeps a proper outline and demotes a first-level heading', () => {
    expect(outline('## A\n\n### B\n\n## C')).toEqual(['2 section-a', '3 section-b', '2 section-c']);
    expect(outline('# T\n\n## A\n\n### B')).toEqual(['2 section-t', '3 section-a', '4 section-b']);
  });

  it('never skips a level', () => {
    expect(outline('#### A\n\n###### B\n\n### C\n\n## D')).toEqual([
      '2 section-a',
      '3 section-b',
      '2 section-c',
      '2 section-d',
    ]);
  });

  it('gives unique ids in any script', () => {
    const ids = renderArticle('## a\n\n## a\n\n## a 2\n\n## 色校正\n\n## 🙂\n\n## ?').toc;
    expect(ids.map((entry) => entry.id)).toEqual([
      'section-a',
      'section-a--2',
      'section-a-2',
      'section-色校正',
      'section-part',
      'section-part--2',
    ]);
  });

  it('lists levels 2 and 3 in the table of contents, without footnote marks', () => {
    const { toc } = renderArticle(
      '## *Ink*  limits[^1]\n\n### `TAC`\n\n#### deep\n\n##\n\n[^1]: n',
    );
    expect(toc).toEqual([
      { id: 'section-ink-limits', text: 'Ink limits', depth: 2 },
      { id: 'section-tac', text: 'TAC', depth: 3 },
    ]);
  });
});

describe('text, words and minutes', () => {
  it('counts what people read', () => {
    const { text, wordCount } = renderArticle(
      "## It's 10:30\n\nThe **email** `job_id`\n\n:::tip[Two words]\nbody[^1]\n:::\n\n[^1]: [end](/x)",
    );
    expect(text).toBe("It's 10:30\nThe email job_id\nTwo words\nbody\nend");
    expect(wordCount).toBe(10);
  });

  test.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [900, 5],
  ])('%d words take %d minutes', (words, minutes) => {
    expect(renderArticle('word '.repeat(words)).readTime).toBe(minutes);
  });
});
