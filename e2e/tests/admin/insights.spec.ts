import { readFile } from 'node:fs/promises';
import { publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';

// Journeys of many steps, each of which waits for the server.
test.slow();

// The network is away for one call.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const session = () => `session-of-a-reader-${Date.now()}`;

test('analytics count a search without results, and lead to the list of those with no good answer', async ({
  page,
  api,
  signIn,
  panel,
}) => {
  // Spelled out: queries with numbers that could identify a person are not logged.
  const mark = String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const query = `gloss ${mark}`;
  await api.help.search(query);
  await signIn();
  await panel.open('analytics?days=7');
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
  const chart = page.getByRole('region', { name: 'Searches per day', exact: true });
  // Searches are counted in batches.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(chart.getByRole('img')).toHaveAccessibleName(/Without results: [1-9]/, {
      timeout: 3_000,
    });
  }).toPass({ timeout: 60_000 });

  await chart.getByText('Show as a table').click();
  await expect(chart.getByRole('row')).toHaveCount(8);
  await page.getByText('90 days').click();
  await expect(page).toHaveURL(/days=90$/);
  await expect(chart.getByRole('row')).toHaveCount(91);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^help-center-90-days-to-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Search,Times,Without results');

  await page.getByRole('link', { name: 'Searches with no good answer' }).click();
  await expect(panel.row(query)).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`feedback gets a status, which Undo reverts and a failure leaves as it was, ${width} px wide`, async ({
    page,
    api,
    signIn,
    panel,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const article = await publishArticle(api, { title: 'Judged by readers' });
    const comment = '<b>The figure is missing</b>';
    await api.reports.feedback(article.id, {
      session: session(),
      vote: 'down',
      reason: 'unclear',
      comment,
    });
    await signIn();
    await panel.open(`feedback?status=new&article=${article.id}`);
    const row = page.getByRole('listitem').filter({ hasText: comment });
    await expect(row).toContainText('Not helpful');
    await expect(row).toContainText('Hard to understand');
    await row.getByRole('combobox').selectOption('Resolved');
    await expect(row).toHaveCount(0);
    await expect(panel.toast).toContainText('Feedback updated successfully');
    await expect(page.getByText('No feedback found matching your search')).toBeVisible();
    await panel.undo();
    await expect(row).toBeVisible();

    await page.context().setOffline(true);
    await row.getByRole('combobox').selectOption('Reviewed');
    await expect(panel.toast).toContainText('Failed to update feedback');
    await expect(row.getByRole('combobox')).toHaveValue('new');
  });
}

for (const width of [1440, 390]) {
  test(`a request is found, read as text, resent and deleted, ${width} px wide`, async ({
    page,
    api,
    signIn,
    panel,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const email = `reader-${Date.now()}@example.com`;
    const message = '<img src=x onerror=alert(1)> Call us';
    await api.forms.contact({
      firstName: 'Ada',
      lastName: 'Berg',
      email,
      company: 'Berg Druck',
      message,
      fillMs: 60_000,
    });
    await signIn();
    await panel.open('contact');
    await panel.searchbox.fill(email);
    await expect(page).toHaveURL(/\?q=reader-/);
    await page.getByLabel('Kind').selectOption('Contact');
    await page.getByRole('button', { name: 'Ada Berg' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ada Berg' });
    await expect(dialog).toContainText(message);
    await expect(dialog).toContainText('Email isn’t set up');
    await page.reload();
    await expect(dialog).toContainText('Email isn’t set up');
    await expect(dialog.getByRole('button', { name: 'Email it to us again' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await panel.confirmDelete();
    await expect(panel.toast).toContainText('Request deleted successfully');
    await expect(page.getByText('No requests found matching your search')).toBeVisible();
  });
}

test('related articles are pinned, ordered by keyboard and unpinned', async ({
  page,
  api,
  signIn,
  panel,
}) => {
  const article = await publishArticle(api, { title: 'Pinned to' });
  for (const title of ['First pin', 'Second pin']) await publishArticle(api, { title });
  await signIn();
  await panel.open(`related?article=${article.id}`);
  await expect(page.getByRole('heading', { name: /Pinned to/ })).toBeVisible();
  for (const title of ['First pin', 'Second pin']) {
    await page.getByLabel('Search: Articles to pin').fill(title);
    await page.getByRole('button', { name: `Pin ${title}`, exact: true }).click();
  }
  const pins = page.getByRole('list', { name: 'Pinned articles' }).getByRole('listitem');
  await expect(pins).toHaveText([/First pin/, /Second pin/]);
  await page.getByRole('button', { name: 'Move Second pin up' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(pins).toHaveText([/Second pin/, /First pin/]);
  await expect(page.getByRole('button', { name: 'Move Second pin down' })).toBeFocused();
  const shown = page.getByRole('list', { name: 'What readers see' }).getByRole('listitem');
  await expect(shown).toHaveText([/^Second pinPinned/, /^First pinPinned/, /Filled automatically/]);
  await page.getByRole('button', { name: 'Unpin First pin' }).click();
  await expect(pins).toHaveText([/Second pin/]);
  await expect
    .poll(async () => (await api.admin.related.get(article.id)).pins)
    .toMatchObject([{ title: 'Second pin' }]);
});
