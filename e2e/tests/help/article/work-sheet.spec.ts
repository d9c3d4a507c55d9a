import type { Browser, Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { pathOf, publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';
import { pageProblems } from '../../../pageProblems';

const content = [
  '## Wash-up',
  ':::steps\n1. Wash the blanket.\n2. Set 3.5 bar.\n:::',
  ':::checklist\n- [ ] Guards closed\n:::',
  '| Stock | Bar |\n|---|---|\n| Coated | 3.5 |',
  ':::details[Why]\nBecause it dries.\n:::',
].join('\n\n');

/** What a phone reads from a code on the screen. */
async function scan(code: Locator, browser: Browser): Promise<string> {
  const png = (await code.screenshot()).toString('base64');
  const page = await browser.newPage();
  const pixels = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] };
  }, png);
  await page.close();
  return decodeQR({ ...pixels, data: Uint8ClampedArray.from(pixels.data) });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article leads to its checklist, whose code leads to the word that it is current', async ({
    page,
    api,
    browser,
  }) => {
    const article = await publishArticle(api, { title: 'Wash the press', content });
    await page.goto(pathOf(article));
    await page.getByRole('link', { name: 'Print checklist' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wash the press');
    await expect(page.getByText('Because it dries.')).toBeVisible();
    const code = await scan(page.locator('figure svg'), browser);
    expect(code).toBe(new URL(`/help/r/${article.id}/1`, page.url()).href);
    await page.goto(code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This sheet is current');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});

test('a sheet keeps tables and steps whole on paper, and says its revision on each page', async ({
  page,
  api,
}) => {
  const article = await publishArticle(api, { title: 'Wash the press', content });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${pathOf(article)}/sheet`);
  expect(await pageProblems(page)).toEqual([]);
  await expect(page.locator('[data-tick]')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('This page is made for paper')).toBeHidden();
  const head = page.locator('.running');
  await expect(head).toContainText(/Wash the press.*Revision 1 · \w+ \d+, \d{4}/);
  await expect(head).toHaveCSS('display', 'table-header-group');
  for (const whole of [head, page.locator('.text table'), page.locator('.steps li').first()]) {
    await expect(whole).toHaveCSS('break-inside', 'avoid');
  }
});

test('boxes and numbers stand where the text of the article begins', async ({ page, api }) => {
  const rtl = ':::steps\n1. اغسل البطانية.\n:::\n\n:::checklist\n- [ ] الحواجز مغلقة\n:::';
  const article = await publishArticle(api, { title: 'غسل المطبعة', content: rtl });
  await page.goto(`${pathOf(article)}/sheet`);
  for (const item of await page.locator('.text li').all()) {
    const [row, box] = [await item.boundingBox(), await item.locator('[data-tick]').boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0), 0);
  }
});

test('a sheet of no article is the page for what is missing', async ({ page }) => {
  const headers = { Accept: 'text/html' };
  for (const path of [
    '/help/articles/none/sheet',
    '/api/help/articles/none/sheet',
    '/help/articles/none.md',
  ]) {
    const answered = await page.request.get(path, { headers });
    expect([path, answered.status()]).toEqual([path, 404]);
    expect(await answered.text()).toContain('404 Page Not Found');
  }
});

test('printing the article itself gives its text alone', async ({ page, api }) => {
  const article = await publishArticle(api, { title: 'Wash the press', content });
  await page.goto(pathOf(article));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Because it dries.')).toBeVisible();
  for (const role of ['navigation', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByText('Was this')).toBeHidden();
});

test.describe('the page behind the code', () => {
  test.use({ expectedErrors: [/404/] });

  test('shows what has changed since, and says when an article is not published or not known', async ({
    page,
    api,
  }) => {
    const { id, version } = await publishArticle(api, { title: 'Wash the press', content });
    const former = `/help/r/${id}/${version}`;
    await api.admin.articles.update(id, { content: content.replace('3.5 bar', '3.0 bar') });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(former);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This sheet is out of date');
    await expect(page.getByRole('deletion')).toHaveText('Removed: 3.5');
    await expect(page.getByRole('insertion')).toHaveText('New: 3.0');
    await expect(page.getByRole('region', { name: 'The current text' })).toContainText(
      'Set 3.0 bar.',
    );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await pageProblems(page)).toEqual([]);
    }
    await api.admin.articles.update(id, { isPublished: false });
    await page.goto(former);
    await expect(heading).toHaveText('This article is no longer published');
    expect((await page.goto(`/help/r/${id}/99`))?.status()).toBe(404);
    await expect(heading).toHaveText('Unknown sheet');
    expect(await pageProblems(page)).toEqual([]);
  });
});

const table = (columns: number) => {
  const row = (word: string) =>
    `| ${Array.from({ length: columns }, (_, index) => `${word} ${index + 1}`).join(' | ')} |`;
  return [row('Column'), `|${'---|'.repeat(columns)}`, row('Perfect-bound inside')].join('\n');
};

for (const path of ['', '/sheet']) {
  test(`every column of a wide table fits on paper, of any size: the article${path}`, async ({
    page,
    api,
  }) => {
    const wide = [2, 5, 8, 14, 24].map(table);
    const nested = table(5).replace(/^/gm, '   ').trimStart();
    const article = await publishArticle(api, {
      title: `Wide tables${path}`,
      content: [...wide, `:::steps\n1. Measure.\n\n   ${nested}\n:::`].join('\n\n'),
    });
    await page.emulateMedia({ media: 'print' });
    await page.goto(pathOf(article) + path);
    const tables = page.locator('main .table-scroll > table');
    await expect(tables).toHaveCount(6);
    // The widths of A4 and A6 without their margins.
    for (const width of [688, 290]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await tables.evaluateAll((all) =>
        all.flatMap((one) => {
          const { right } = (one.parentElement as Element).getBoundingClientRect();
          return Math.max(0, Math.round(one.getBoundingClientRect().right - right));
        }),
      );
      expect(beyond, `on paper of ${width} px`).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });
}
