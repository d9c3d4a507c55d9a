import { test } from '../fixtures';

test('the table of contents leads to a heading', async ({ visitor, eventually }) => {
  await visitor.goTo('/help/articles/choose-an-imposition');
  await visitor.click('link', 'Creep in stitched work');
  await eventually(
    () =>
      visitor.run(() => {
        const heading = document.getElementById(location.hash.slice(1));
        const { top } = heading?.getBoundingClientRect() ?? { top: -1 };
        return top > 0 && top < 300;
      }),
    true,
  );
});
