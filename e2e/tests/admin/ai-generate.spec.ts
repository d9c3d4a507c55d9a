import { buildPdf } from '../../../services/test/buildPdf';
import * as ai from '../../../services/test/stubs/createAiStub';
import { expect, test as ownTest } from '../../ownTest';

const SUCCESS =
  'Article generated successfully! Review and edit the generated content before publishing.';
const written = {
  title: 'Set the ink keys',
  summary: 'Three steps to an even ink film.',
  content: '## First\n\n:::steps\n1. Open the console.\n2. Read the density.\n:::',
  tags: ['ink', 'press'],
};

const test = ownTest.extend<object, { stub: ai.AiStub }>({
  stub: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const stub = await ai.createAiStub();
      await use(stub);
      await stub.stop();
    },
    { scope: 'worker' },
  ],
  own: 'ai-generate',
  ownEnv: async ({ stub }, use) =>
    use({ ANTHROPIC_API_KEY: 'key-of-the-spec', ANTHROPIC_BASE_URL: stub.baseUrl }),
});

// Journeys of many steps, each of which waits for the server.
test.slow();

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto('/admin/ai-generate');
  await page.getByLabel(/^Category/).selectOption({ index: 1 });
  const buffer = buildPdf({ pages: 3 });
  const file = { name: 'ink keys.pdf', mimeType: 'application/pdf', buffer };
  await page.getByLabel(/Upload PDF/).setInputFiles(file);
  await expect(page.getByText('under 0.01 MB')).toBeVisible();
});

test('a PDF becomes an unpublished draft that opens in the editor', async ({
  page,
  panel,
  api,
  stub,
}) => {
  stub.reply(ai.article(written));
  await page.getByRole('button', { name: 'Generate Article from PDF' }).click();
  await expect(panel.toast).toContainText(SUCCESS);
  await expect(page).toHaveURL(/\/admin\/articles\/[0-9a-f]{24}$/);
  await expect(page.getByLabel(/^Title/)).toHaveValue(written.title);
  await expect(page.getByRole('switch', { name: 'Published' })).not.toBeChecked();
  expect(stub.requests).toHaveLength(1);
  const { articles } = await api.admin.articles.list({ q: written.title });
  expect(articles).toMatchObject([{ ...written, isPublished: false }]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/articles$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/ai-generate$/);
  await expect(page.getByText('ink keys.pdf')).toBeHidden();
});

test('what the PDF does not have is marked, and publishing it asks once', async ({
  page,
  editor,
  stub,
}) => {
  const content = 'Set the ink keys on 3 pages.\n\n1. Set the ink keys.\n2. Wait 7 minutes.';
  stub.reply(ai.article({ ...written, title: 'Ink keys, traced', content }));
  await page.getByRole('button', { name: 'Generate Article from PDF' }).click();
  await page.getByRole('tab', { name: 'Checks (2)' }).click();
  const sources = page.getByRole('region', { name: 'From the PDF' });
  await expect(sources.getByRole('listitem').nth(1)).toContainText('Page 1');
  await expect(sources.getByRole('listitem').nth(2)).toContainText('Not found');
  await sources.getByRole('button', { name: 'Mark as checked: Set the ink keys on' }).click();
  await expect(page.getByRole('tab', { name: 'Checks (1)' })).toBeVisible();
  await editor.settings.click();
  await page.getByRole('switch', { name: 'Published' }).click();
  await editor.save.click();
  const question = page.getByRole('alertdialog', { name: 'Publish with 1 error?' });
  await expect(question).toContainText('“Wait 7 minutes.”');
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(editor.toast).toContainText('Article updated successfully');
});

test('the stages are shown as the server reports them, and Cancel ends the work', async ({
  page,
  stub,
}) => {
  stub.reply(ai.drip);
  await page.getByRole('button', { name: 'Generate Article from PDF' }).click();
  const progress = page.getByRole('list', { name: 'Progress' });
  await expect(progress).toContainText('3 pages');
  await expect(progress.locator('[aria-current="step"]')).toHaveText(
    /^Writing the article\d+ char/,
  );
  await expect(page.getByRole('button', { name: 'Generating Article...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Canceled/)).toBeVisible();
  await expect.poll(() => stub.open).toBe(0);
  await expect(page.getByRole('button', { name: 'Generate Article from PDF' })).toBeEnabled();
});

test('a failure of the service is shown with its reason, and the chosen file stays', async ({
  page,
  panel,
  stub,
}) => {
  stub.reply(ai.refused(401, 'authentication_error'));
  await page.getByRole('button', { name: 'Generate Article from PDF' }).click();
  await expect(panel.toast).toContainText('Failed to generate article');
  await expect(panel.toast).toContainText('Please check if ANTHROPIC_API_KEY is configured');
  await expect(page.getByText('ink keys.pdf')).toBeVisible();
  stub.reply(ai.article(written));
  await page.getByRole('button', { name: 'Generate Article from PDF' }).click();
  await expect(panel.toast).toContainText(SUCCESS);
});
