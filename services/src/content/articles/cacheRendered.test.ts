import { cacheRendered } from './cacheRendered';
import { renderArticle } from './renderArticle';

test('a text is rendered once, also when it is empty or asked for twice at the same time', async () => {
  const rendered: string[] = [];
  const render = cacheRendered(async (source) => {
    rendered.push(source);
    return renderArticle(source);
  });
  const both = await Promise.all([render('# One'), render('# One')]);
  expect(both.map(({ html }) => html)).toEqual([both[0].html, both[0].html]);
  expect(await render('# One')).toEqual(renderArticle('# One'));
  expect(await render('')).toEqual(await render(''));
  expect(rendered).toEqual(['# One', '']);
});

test('a text of more than what is kept is rendered each time, and a failure is not kept', async () => {
  let attempts = 0;
  const render = cacheRendered(async (source) => {
    attempts += 1;
    if (attempts === 1) throw new Error('too complex');
    return { ...renderArticle(''), html: source };
  });
  const long = 'x'.repeat(5 * 1024 * 1024);
  await expect(render(long)).rejects.toThrow('too complex');
  expect((await render(long)).html).toBe(long);
  expect((await render(long)).html).toBe(long);
  expect(attempts).toBe(3);
});
