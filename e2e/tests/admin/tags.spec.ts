import { demoCategoryId } from '../../articleFactory';
import { expect, test } from '../../fixtures';

// A journey of many steps, each of which waits for the server.
test.slow();

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

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
    const undo = async () => {
      await bar.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(panel.toast).toContainText('Tag restored');
      await expect(panel.row(one)).toContainText('In 1 article');
      expect(await tagsNow()).toEqual([one]);
    };
    await signIn();
    await panel.open(`tags?q=${encodeURIComponent(mark)}`);
    await page.getByRole('button', { name: `Add ${one} (1 article)` }).click();
    await expect(panel.toast).toContainText(`Tag “${one}” added`);
    await expect(panel.row(one)).toContainText('In 1 article');
    await expect(panel.row(other)).toContainText('Not used');

    await panel.action(`Rename or merge ${one}`).click();
    await expect(panel.dialog).toContainText('1 article has this tag.');
    await panel.dialog.getByLabel('Name').fill(`${mark} crease`);
    await panel.dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(panel.row(`${mark} crease`)).toContainText('In 1 article');
    expect(await tagsNow()).toEqual([`${mark} crease`]);
    await undo();

    await panel.action(`Rename or merge ${one}`).click();
    await panel.dialog.getByLabel('Name').fill(other);
    await expect(panel.dialog).toContainText(`“${other}” is a tag already.`);
    await panel.dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(bar).toContainText(`Merge the tag “${one}” into “${other}”`);
    expect(await tagsNow()).toEqual([other]);
    await undo();

    await panel.action(`Delete ${one}`).click();
    await expect(panel.question).toContainText('1 article has this tag.');
    await panel.confirmDelete();
    await expect(bar).toContainText(`Delete the tag “${one}”`);
    expect(await tagsNow()).toEqual([]);
    await undo();
  });
});
