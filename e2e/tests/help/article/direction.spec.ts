import type { Locator } from '@playwright/test';
import { pathOf, publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';

const arabic = 'اضبط الضغط قبل الطباعة';
const content = [
  '## Wash-up',
  'Wash the blanket.',
  `## ${arabic}`,
  arabic,
  `- ${arabic}\n- ${arabic}`,
  `> ${arabic}`,
  `| ${arabic} | ${arabic} |\n|---|---|\n| ${arabic} | ${arabic} |`,
  `:::steps\n1. ${arabic}\n2. ${arabic}\n:::`,
  `:::tip[${arabic}]\n${arabic}\n:::`,
].join('\n\n');

const directions = (blocks: Locator) =>
  blocks.evaluateAll((all) =>
    all.map((one) => `${one.localName} ${getComputedStyle(one).direction}`),
  );

for (const path of ['', '/sheet']) {
  test(`each block runs in the direction of its script: the article${path}`, async ({
    page,
    api,
  }) => {
    const article = await publishArticle(api, {
      title: `${arabic} ${path}`,
      summary: arabic,
      content,
    });
    await page.goto(pathOf(article) + path);
    const text = page.locator('[data-prose], .text').first();
    const blocks = text.locator(
      'h2, ul, ol, blockquote, th, td, :scope > p, .callout > p:not(.callout-title)',
    );
    expect(await directions(blocks)).toEqual([
      'h2 ltr',
      'p ltr',
      'h2 rtl',
      'p rtl',
      'ul rtl',
      'blockquote rtl',
      ...['th rtl', 'th rtl', 'td rtl', 'td rtl'],
      'ol rtl',
      'p rtl',
    ]);
    // The first column is on the right, and so is the number of a step.
    const [first, second] = await text
      .locator('th')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
    expect(first).toBeGreaterThan(second ?? 0);
    const step = text.locator('.steps li').first();
    const { paddingLeft, paddingRight } = await step.evaluate((item) => getComputedStyle(item));
    expect(Number.parseFloat(paddingRight)).toBeGreaterThan(Number.parseFloat(paddingLeft));
  });
}
