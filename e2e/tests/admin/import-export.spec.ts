import { readFile } from 'node:fs/promises';
import { expect, test } from '../../ownTest';

// Journeys of many steps, each of which waits for the server.
test.slow();

// Its own composition: the import would undo what other specs change meanwhile.
test.use({ own: 'transfer' });

for (const width of [1440, 390]) {
  test(`the help center is exported as a zip, and an import shows what it would change first, ${width} px wide`, async ({
    page,
    api,
    signIn,
  }) => {
    const faq = await api.admin.faqs.create({
      question: `Exported ${Date.now()}?`,
      answer: 'As it was.',
    });
    await page.setViewportSize({ width, height: 844 });
    await signIn();
    await page.goto('/admin/articles');
    if (width < 600) await page.getByRole('button', { name: 'All pages' }).click();
    await page.getByRole('link', { name: 'Import and export' }).click();
    await expect(page).toHaveURL(/\/admin\/transfer$/);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as zip' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^help-center-\d{4}-\d\d-\d\d\.zip$/);
    const buffer = await readFile(await file.path());

    await api.admin.faqs.update(faq.id, { answer: 'Changed since.' });
    const input = page.getByLabel(/Drop a zip file here/);
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
    await expect(page.getByText('Please choose a zip file')).toBeVisible();

    await input.setInputFiles({ name: 'help.zip', mimeType: 'application/zip', buffer });
    await expect(page.getByRole('heading', { name: 'What help.zip would change' })).toBeFocused();
    await expect(page.getByText(/^0 created, 0 updated.*, 1 changed here since/)).toBeVisible();
    await page.getByText(faq.question).click();
    await expect(page.getByRole('region', { name: 'Answer: Current' })).toContainText('since.');
    await expect(page.getByRole('region', { name: 'Answer: From the file' })).toContainText('was.');
    expect((await api.admin.faqs.get(faq.id)).answer).toBe('Changed since.');

    const choice = page.getByRole('group', { name: faq.question });
    await expect(choice.getByRole('radio', { name: 'Keep the current one' })).toBeChecked();
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
    await choice.getByText('Take the one from the file').click();
    await page.getByRole('button', { name: 'Import 1 change' }).dblclick();
    await expect(page.getByRole('heading', { name: 'help.zip was imported' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await api.admin.faqs.get(faq.id)).answer).toBe('As it was.');
  });
}
