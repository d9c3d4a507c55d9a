import { demoCategoryId } from '../../articleFactory';
import { expect, test } from '../../fixtures';

// A journey of many steps, each of which waits for the server.
test.slow();

test.describe('at 390 px', () => {
  // A name with a comma is refused.
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/400 \(Bad Request\)/] });

  test('a tag is renamed, merged and deleted in all articles, and each is undone', async ({
    page,
    api,
    signIn,
    panel,
  }) => {
    const categoryId = await demoCategoryId(api);
    const mark = `t${Date.now()}`;
    const [one, other] = [`${mark} fold`, `${mark} score`];
    await api.admin.tags.create({ name: other, category: '' });
    const draft = { categoryId, content: 'Text.', title: `About ${mark}`, tags: [one] };
    const { id } = await api.admin.articles.create(draft);
    const tagsNow = async () => (await api.admin.articles.get(id)).tags;
    const bar = page.getByRole('region', { name: 'Undo' });
    const heading = page.getByRole('heading', { level: 2, name: 'Tags' });
    const undo = async () => {
      await bar.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(panel.toast).toContainText('Tag restored');
      await expect(panel.row(one)).toContainText('In 1 article');
      expect(await tagsNow()).toEqual([one]);
      await expect(heading).toBeFocused();
    };
    await signIn();
    await panel.open(`tags?q=${encodeURIComponent(mark)}`);
    await page.getByRole('button', { name: `Add ${one} (1 article)` }).click();
    await expect(panel.toast).toContainText(`Tag “${one}” added`);
    await expect(panel.row(one)).toContainText('In 1 article');
    await expect(panel.row(other)).toContainText('Not used');

    await panel.action(`Edit ${one}`).click();
    await panel.dialog.getByLabel('Name').fill(`${mark} crease`);
    await expect(panel.dialog).toContainText('Used in 1 article. Update renames it');
    await panel.dialog.getByLabel('Category').fill('Finishing');
    await panel.dialog.getByRole('button', { name: 'Update' }).click();
    await expect(bar).toContainText(`Renamed “${one}” to “${mark} crease” in 1 article`);
    await expect(panel.row(`${mark} crease`)).toContainText('In 1 article');
    await expect(panel.row(`${mark} crease`)).toContainText('Finishing');
    expect(await tagsNow()).toEqual([`${mark} crease`]);
    await undo();

    await panel.action(`Edit ${one}`).click();
    await panel.dialog.getByLabel('Name').fill(other.toUpperCase());
    await expect(panel.dialog).toContainText(`“${other}” exists. Articles switch to it`);
    await panel.dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(bar).toContainText(`Merged “${one}” into “${other}” in 1 article`);
    expect(await tagsNow()).toEqual([other]);
    await undo();

    await panel.action(`Edit ${one}`).click();
    await panel.dialog.getByLabel('Name').fill('Fold, score');
    await panel.dialog.getByRole('button', { name: 'Update' }).click();
    await expect(panel.dialog).toContainText('Must not contain a comma');
    // The refused name has saved nothing that the next one would conflict with.
    await panel.dialog.getByLabel('Name').fill(`${mark} plait`);
    await panel.dialog.getByRole('button', { name: 'Update' }).click();
    await expect(panel.row(`${mark} plait`)).toContainText('In 1 article');
    await undo();

    await panel.action(`Delete ${one}`).click();
    await expect(panel.question).toContainText('Used in 1 article.');
    await panel.confirmDelete();
    await expect(bar).toContainText(`Deleted the tag “${one}” from 1 article`);
    expect(await tagsNow()).toEqual([]);
    await expect(heading).toBeFocused();
    await undo();
  });
});
