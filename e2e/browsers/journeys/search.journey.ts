import { test } from '../fixtures';

test('a search finds while it is typed, and an article opens', async ({ visitor, eventually }) => {
  await visitor.goTo('/help');
  await visitor.click('button', 'Necessary Only');
  await visitor.fill('searchbox', 'Search the help center', 'imposition');
  await visitor.sees('heading', /^Found \d+ results for "imposition"$/);
  await eventually(() => visitor.run(() => location.search), '?q=imposition');
  await visitor.click('link', /Choose an imposition/);
  await visitor.sees('heading', 'Choose an imposition for sheet-fed work');
});
