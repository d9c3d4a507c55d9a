import { renderArticle } from '../renderArticle';
import { findUnknownDirectives } from '../test/findUnknownDirectives';
import { dialect } from './dialect';
import { directives } from './directives';

describe('the documented dialect', () => {
  it('describes exactly the directives that exist', () => {
    expect(dialect.map((entry) => entry.name).sort()).toEqual(Object.keys(directives).sort());
  });

  test.each(dialect)('the example of $name renders', ({ name, meaning, example }) => {
    const { html } = renderArticle(example);
    expect(html).toMatch(new RegExp(`class="[a-z -]*\\b${name}\\b`));
    expect(html).not.toContain(':::');
    expect(findUnknownDirectives(example)).toEqual([]);
    expect(meaning).toMatch(/\.$/);
  });

  it('tells what is not part of it', () => {
    expect(
      findUnknownDirectives(':::note\n:::\n\n:::aside\nx\n:::\n\n::leaf\n\n::: tip\nx'),
    ).toEqual(['aside', 'leaf', '::: tip']);
    expect(findUnknownDirectives('`:::x`\n\n```\n:::x\n```\n\n10:30 :smile:')).toEqual([]);
  });
});
