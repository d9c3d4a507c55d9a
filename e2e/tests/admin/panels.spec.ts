import type { Page } from '@playwright/test';
import { expect as expectSoon, test } from '../../fixtures';

// Journeys of many steps, each of which waits for the server.
const expect = expectSoon.configure({ timeout: 15_000 });
test.slow();

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
  { path: 'tags', title: 'Tag', label: 'Tag', naming: /^Name/ },
  {
    path: 'tags/synonyms',
    title: 'Synonym Group',
    label: 'Synonym group',
    naming: /^Word/,
    fill: (page) => page.getByLabel(/^Same as/).fill('stapling, wire stitching'),
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

for (const { path, title, label, naming, fill } of cases) {
  test(`${title}: create, cancel, edit, delete and undo`, async ({ page, signIn }) => {
    const name = `Proof ${title} ${Date.now()}`;
    const toast = page.getByRole('region', { name: /Notifications/ });
    const row = (text: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text }) });
    await signIn();
    await page.goto(`/admin/${path}`);

    await page
      .getByRole('button', { name: `New ${title}` })
      .first()
      .click();
    await page.getByLabel(naming).fill('Abandoned');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page
      .getByRole('button', { name: `New ${title}` })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: `Create ${title}` })).toBeVisible();
    await page.getByLabel(naming).fill(name);
    await fill?.(page);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(toast).toContainText(`${label} created successfully`);

    await page.getByRole('searchbox').fill(name);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(page.getByRole('heading', { name: `Edit ${title}` })).toBeVisible();
    await page.getByLabel(naming).fill(`${name} again`);
    await page.keyboard.press('Control+s');
    await expect(toast).toContainText(`${label} updated successfully`);

    await page.getByRole('button', { name: `Delete ${name} again` }).click();
    await expect(row(`${name} again`)).toHaveCount(0);
    await expect(toast).toContainText(`${label} deleted successfully`);
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(row(`${name} again`)).toBeVisible();

    await page.getByRole('button', { name: `Delete ${name} again` }).click();
    await expect(toast).toContainText(`${label} deleted successfully`);
    await expect(page.getByText(/found matching your search$/)).toBeVisible();
  });
}
