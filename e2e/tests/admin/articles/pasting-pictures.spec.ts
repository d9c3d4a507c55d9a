import type { Page, Route } from '@playwright/test';
import { publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';

// Each test waits for the server in many steps.
test.slow();

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEX///+/v7+jQ3Y5AAAADklEQVQI12P4AIX8EAgALgAD/aNpbtEAAAAASUVORK5CYII=';

/** A text with a picture, as a text editor puts it on the clipboard. */
const PASTED = `<p>The <b>marks</b></p><img alt="Marks" src="data:image/png;base64,${PNG}"><p>End</p>`;

/** Holds uploads until the test lets them go. */
async function holdUploads(page: Page): Promise<{ held: Promise<Route> }> {
  let hold: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((resolve) => {
    hold = resolve;
  });
  await page.route('**/api/admin/media', (route) =>
    route.request().method() === 'POST' ? hold(route) : route.fallback(),
  );
  return { held };
}

const PLACED =
  /^Begin\.\n\nThe \*\*marks\*\*\n\n!\[Marks\]\(uploading:picture-\w+\)\n\nEnd and more\n$/;

test.beforeEach(async ({ page, api, signIn, editor }) => {
  const article = await publishArticle(api, {
    title: `Fold a map ${Date.now()}`,
    content: 'Begin.',
  });
  await signIn();
  await editor.open(article);
  await expect(editor.highlighted).toBeVisible();
  await editor.content.focus();
  await page.keyboard.press('Control+End');
});

test('a text is pasted at once, and its picture has its address when it is stored', async ({
  page,
  editor,
}) => {
  const { held } = await holdUploads(page);
  await editor.paste(PASTED, 'The marks');
  const route = await held;
  await page.keyboard.type(' and more');
  await expect.poll(() => editor.markdown()).toMatch(PLACED);

  const title = editor.dialog.getByLabel(/^Title/);
  await title.focus();
  await route.continue();
  await expect.poll(() => editor.markdown()).toMatch(/!\[Marks\]\(\/api\/help\/media\/.+\.png\)/);
  await expect(title).toBeFocused();

  await editor.content.focus();
  await page.keyboard.type('!');
  await expect.poll(() => editor.markdown()).toMatch(/End and more!\n$/);
  // The sign, the address, the words, and the paste.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
  await expect.poll(() => editor.markdown()).toBe('Begin.');
});

test.describe('without the server', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a picture that cannot be stored is taken out of the text, with a notice', async ({
    page,
    editor,
  }) => {
    const { held } = await holdUploads(page);
    await editor.paste(PASTED, 'The marks');
    const route = await held;
    await page.keyboard.type(' and more');
    await expect.poll(() => editor.markdown()).toMatch(PLACED);
    await route.abort();
    await expect(editor.toast).toContainText('1 picture could not be uploaded');
    expect(await editor.markdown()).not.toMatch(/!\[|uploading/);
    expect(await editor.markdown()).toMatch(/End and more\n$/);
  });
});
