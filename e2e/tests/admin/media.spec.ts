import type { Page } from '@playwright/test';
import { publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';
import { pageProblems } from '../../pageProblems';

// Journeys of many steps, each of which waits for the server.
test.slow();

/** A drawing that no other test has. */
const drawing = (name: string) => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><title>${name}</title><path fill="#00a4e0" d="M20 20h260v160H20z"/></svg>`,
  ),
});

/** Pastes a photograph into what has the focus, as a screenshot tool does. */
const pastePicture = (page: Page, shade: number) =>
  page.evaluate(async (hue) => {
    const canvas = new OffscreenCanvas(1_200, 600);
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = `hsl(${hue} 60% 50%)`;
    context?.fillRect(0, 0, 1_200, 600);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(
      new File([await canvas.convertToBlob()], `proof-${hue}.png`, { type: 'image/png' }),
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, shade);

test.describe('in the library', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('images are uploaded, described, found as unused, and deleted', async ({
    page,
    panel,
    signIn,
  }) => {
    await signIn();
    await page.setViewportSize({ width: 390, height: 844 });
    await panel.open('media');
    const name = `marks-${Date.now()}.svg`;
    await page
      .getByLabel(/^Drop or paste images/)
      .setInputFiles([
        { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
        { ...drawing('bad.svg'), buffer: Buffer.from('<svg><script>alert(1)</script></svg>') },
        drawing(name),
      ]);
    await expect(panel.toast).toContainText(`${name} is in the library`);
    const uploads = page.getByRole('list', { name: 'Uploads' });
    await expect(uploads.getByRole('alert')).toContainText([
      'Files of this type cannot be uploaded.',
      'This SVG contains scripts.',
    ]);
    const dismiss = uploads.getByRole('button', { name: 'Dismiss' });
    await dismiss.first().click();
    await dismiss.click();
    await expect(uploads).toHaveCount(0);

    await panel.searchbox.fill(name);
    await page.getByLabel('Show').selectOption('unused');
    await expect(page).toHaveURL(/filter=unused/);
    await expect(panel.row(name)).toContainText('No alternative text');
    await panel.button(name).click();
    await expect(panel.action('Save')).toBeDisabled();
    await panel.dialog.getByLabel('Alternative text').fill('Registration marks');
    await panel.action('Save').click();
    await expect(panel.toast).toContainText('Alternative text updated');
    expect(await pageProblems(page)).toEqual([]);
    await panel.action('Delete').click();
    await expect(panel.question).toContainText('Nothing uses it.');
    await panel.confirmDelete();
    await expect(panel.toast).toContainText('File deleted successfully');
    await expect(panel.row(name)).toHaveCount(0);
    await panel.undo();
    await expect(panel.toast).toContainText('File restored');
    await panel.button(name).click();
    await expect(panel.dialog.getByLabel('Alternative text')).toHaveValue('Registration marks');
    await panel.action('Delete').click();
    await panel.confirmDelete();
    await expect(panel.toast).toContainText('File deleted successfully');
    await expect(panel.row(name)).toHaveCount(0);
    await panel.open(`trash?kind=media&q=${name}`);
    await expect(panel.row(name)).toContainText('File');
    await panel.button(`Restore ${name}`).click();
    await expect(panel.toast).toContainText('File restored');
    await panel.open(`media?q=${name}`);
    await expect(panel.row(name)).toContainText('Registration marks');
  });
});

test('a pasted image is asked about, inserted where the cursor is, and known to be used', async ({
  page,
  api,
  editor,
  panel,
  signIn,
}) => {
  const shade = Date.now() % 360;
  const title = `Read a proof ${Date.now()}`;
  const article = await publishArticle(api, { title, content: 'Before.\n\nAfter.' });
  await signIn();
  await editor.open(article);
  await editor.content.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await pastePicture(page, shade);
  const dialog = page.getByRole('dialog', { name: 'Insert an image or a file' });
  const alt = dialog.getByLabel('Alternative text');
  await expect(alt).toBeFocused();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toContainText('Say what the image shows, or mark it as decorative');
  await alt.fill('A proof with color bars');
  expect(await pageProblems(page)).toEqual([]);
  await alt.press('Enter');
  await expect(editor.content).toBeFocused();
  await expect
    .poll(() => editor.markdown())
    .toMatch(
      /^Before\.\n\n!\[A proof with color bars\]\(\/api\/help\/media\/\w{32}-1200x600\/proof-\d+\.png\)\n\nAfter\.$/,
    );
  await editor.preview.click();
  const shown = page.getByRole('region', { name: 'Preview' }).getByRole('img');
  await expect(shown).toHaveAttribute('srcset', /-480\.webp 480w, .*-1200\.webp 1200w$/);
  await page.keyboard.press('Control+Enter');
  await expect(editor.toast).toContainText('Article updated successfully');

  await page.goto(`/help/articles/${article.slug}`);
  const published = page.getByRole('img', { name: 'A proof with color bars' });
  await expect(published).toHaveJSProperty('complete', true);
  expect(await published.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /-960\.webp$/,
  );

  await panel.open(`media?q=proof-${shade}`);
  await panel.button(`proof-${shade}.png`).click();
  await expect(panel.dialog.getByRole('link', { name: title })).toBeVisible();
  await panel.action('Delete').click();
  await expect(panel.question).toContainText(
    `It is used in “${title}”. Readers will see a missing image there. You can restore it from the trash`,
  );
  await panel.confirmDelete();
  await expect(panel.toast).toContainText('File deleted successfully');
});

test('an image of the library is chosen by keyboard, and Undo brings a canceled choice back', async ({
  page,
  api,
  editor,
  signIn,
}) => {
  const stamp = Date.now();
  const article = await publishArticle(api, { title: `Fold ${stamp}`, content: '' });
  const { name, buffer, mimeType } = drawing(`fold-${stamp}.svg`);
  const medium = await api.media.upload(new File([buffer], name, { type: mimeType }));
  await signIn();
  await editor.open(article);
  await editor.content.focus();
  await page.keyboard.press('Control+Shift+6');
  await page.getByRole('searchbox', { name: 'Search the library' }).fill(name);
  const tiles = page.getByRole('list', { name: 'Media library' }).getByRole('button');
  await expect(tiles).toHaveCount(1);
  await tiles.press('Enter');
  const alt = page.getByLabel('Alternative text');
  await alt.fill('A sheet');
  await alt.press('Escape');
  await expect(alt).toHaveCount(0);
  await editor.toast.getByRole('button', { name: 'Undo' }).click();
  await expect(alt).toHaveValue('A sheet');
  await page.getByRole('switch', { name: 'Decorative' }).press('Space');
  await page.getByRole('button', { name: 'Insert', exact: true }).press('Enter');
  await expect.poll(() => editor.markdown()).toBe(`![](${medium.url})\n`);
  await expect(editor.content).toBeFocused();
});

test('a download takes its file from the library, with its size and type', async ({
  page,
  panel,
  api,
  signIn,
}) => {
  await signIn();
  await panel.open('downloads');
  const title = `Color targets ${Date.now()}`;
  await panel.create('Download');
  await page.getByLabel(/^Title/).fill(title);
  await panel.button('Choose or upload a file').click();
  await page.getByLabel(/^Drop or paste images/).setInputFiles({
    name: 'targets.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`patch,L\n${title},50\n`),
  });
  await expect(page.getByLabel('File', { exact: true })).toHaveValue('targets.csv');
  await expect(panel.dialog).toContainText('CSV, 39 bytes');
  await panel.action('Create').click();
  await expect(panel.toast).toContainText('Download created successfully');
  const { downloads } = await api.admin.downloads.list({ q: title });
  const [{ id, sizeBytes, fileType, fileUrl } = { id: '' }] = downloads;
  expect([sizeBytes, fileType]).toEqual([39, 'CSV']);
  await api.admin.downloads.remove(id);
  const { media } = await api.media.list({ q: 'targets.csv' });
  expect(media.map(({ url }) => url)).toContain(fileUrl);
});
