import type { Locator } from '@playwright/test';
import { pathOf, publishArticle } from '../articleFactory';
import { expect, test } from '../fixtures';

test.use({ contextOptions: { forcedColors: 'active' } });

const fill = (part: Locator, pseudo?: string) =>
  part.evaluate((element, name) => getComputedStyle(element, name).backgroundColor, pseudo);

test('a switch shows its state and its thumb', async ({ page, banner }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const control = banner.category('Analytics');
  const thumb = control.locator('span');
  await expect(control).not.toBeChecked();
  const off = await fill(control, '::before');
  expect(await fill(thumb)).not.toBe(off);
  await control.click();
  await expect.poll(() => fill(control, '::before')).not.toBe(off);
  await expect
    .poll(async () => (await fill(thumb)) !== (await fill(control, '::before')))
    .toBe(true);
});

test('a ticked box shows its tick', async ({ page, api }) => {
  const content = ':::checklist\n- [ ] 3 mm bleed\n- [ ] Fonts embedded\n:::';
  const article = await publishArticle(api, { title: 'Forced colours', content });
  await page.goto(pathOf(article));
  const box = page.getByRole('checkbox', { name: '3 mm bleed' });
  const empty = await fill(box);
  await box.check();
  await expect.poll(() => fill(box)).not.toBe(empty);
  expect(await fill(box, '::before')).not.toBe(await fill(box));
});
