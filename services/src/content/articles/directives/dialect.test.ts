import { renderArticle } from '../renderArticle';
import { dialect } from './dialect';
import { directives } from './directives';

describe('the documented dialect', () => {
  it('describes exactly the directives that exist', () => {
    expect(dialect.map((entry) => entry.name).sort()).toEqual(Object.keys(directives).sort());
  });

  test.each(dialect)('the example of $name renders', ({ name, meaning, example }) => {
    const { html, checked } = renderArticle(example);
    expect(html).toMatch(new RegExp(`class="[a-z -]*\\b${name}\\b`));
    expect(html).not.toContain(':::');
    expect(checked.problems).toEqual([]);
    expect(meaning).toMatch(/\.$/);
  });
});
