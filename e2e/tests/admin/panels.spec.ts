import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

// Many steps, each of which waits for the server.
test.setTimeout(240_000);
// A step that fails leaves time for the panels after it.
test.use({ actionTimeout: 15_000 });

interface Case {
  path: string;
  /** As in "New <title>". */
  title: string;
  /** As in "<label> created successfully". */
  label: string;
  /** Label of the field that names a record. */
  naming: RegExp;
  /** Further fields that a record needs. */
  fill?: (page: Page) => Promise<void>;
}

const cases: Case[] = [
  { path: 'categories', title: 'Category', label: 'Category', naming: /^Name/ },
  {
    path: 'faqs',
    title: 'FAQ',
    label: 'FAQ',
    naming: /^Question/,
    fill: (page) => page.getByLabel(/^Answer/).fill('With care.'),
  },
  {
    path: 'search/synonyms',
    title: 'Synonym Group',
    label: 'Synonym group',
    naming: /^When people search for/,
    fill: (page) => page.getByLabel(/^Also find/).fill('stapling, wire stitching'),
  },
  {
    path: 'videos',
    title: 'Video Tutorial',
    label: 'Video tutorial',
    naming: /^Title/,
    fill: (page) => page.getByLabel(/^Video URL/).fill('https://vimeo.com/123456789'),
  },
  {
    path: 'downloads',
    title: 'Download',
    label: 'Download',
    naming: /^Title/,
    fill: (page) => page.getByLabel(/^File URL/).fill('/files/template.pdf'),
  },
  {
    path: 'quick-links',
    title: 'Quick Link',
    label: 'Quick link',
    naming: /^Label/,
    fill: (page) => page.getByLabel(/^URL/).fill('/help'),
  },
  {
    path: 'announcements',
    title: 'Announcement',
    label: 'Announcement',
    naming: /^Title/,
    fill: (page) => page.getByLabel(/^Content/).fill('On **Sunday**.'),
  },
];

test('in every panel Cancel discards, Create, Update and Delete write, and Undo restores', async ({
  page,
  signIn,
  panel,
}) => {
  await signIn();
  const failures: unknown[] = [];
  // The first by its address, and what follows a panel that failed, whose form may still be open.
  let way: 'open' | 'show' = 'open';
  for (const { path, title, label, naming, fill } of cases) {
    const step = () =>
      test.step(title, async () => {
        const name = `Proof ${title} ${Date.now()}`;
        await panel[way](path);

        await panel.create(title);
        await page.getByLabel(naming).fill('Abandoned');
        await panel.button('Cancel').click();
        await expect(panel.dialog).toBeHidden();
        await expect(panel.toast).toContainText('discarded');

        await panel.create(title);
        await expect(page.getByRole('heading', { name: `Create ${title}` })).toBeVisible();
        await page.getByLabel(naming).fill(name);
        await fill?.(page);
        await panel.action('Create').click();
        await expect(panel.toast).toContainText(`${label} created successfully`);

        await panel.searchbox.fill(name);
        await panel.button(`Edit ${name}`).click();
        await expect(page.getByRole('heading', { name: `Edit ${title}` })).toBeVisible();
        await page.getByLabel(naming).fill(`${name} again`);
        await page.keyboard.press('Control+s');
        await expect(panel.toast).toContainText(`${label} updated successfully`);

        await panel.button(`Delete ${name} again`).click();
        await expect(panel.row(`${name} again`)).toHaveCount(0);
        await expect(panel.toast).toContainText(`${label} deleted successfully`);
        await panel.undo();
        await expect(panel.row(`${name} again`)).toBeVisible();

        await panel.button(`Delete ${name} again`).click();
        await expect(panel.toast).toContainText(`${label} deleted successfully`);
        await expect(page.getByText(/found matching your search$/)).toBeVisible();
      });
    way = await step().then(
      () => 'show',
      (failure) => {
        failures.push(failure);
        return 'open';
      },
    );
  }
  if (failures.length > 0) throw new Error(failures.map(String).join('\n\n'));
});
