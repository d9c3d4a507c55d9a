import { readFile } from 'node:fs/promises';
import { publishArticle } from '../../articleFactory';
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
    panel,
  }) => {
    const username = `owner${Date.now()}`;
    const email = `${username}@example.com`;
    const owner = await api.admin.users.create({ username, email, password: 'gentle otter barns' });
    const article = await publishArticle(api, { title: 'Before', content: 'As it was.' });
    const lost = await publishArticle(api, { title: `Lost ${username}`, content: 'As it was.' });
    for (const { id } of [article, lost]) await api.admin.freshness.set(id, { owner: username });
    const faq = await api.admin.faqs.create({
      question: `Exported ${Date.now()}?`,
      answer: 'As it was.',
    });
    await page.setViewportSize({ width, height: 844 });
    await signIn();
    await page.goto('/admin/articles');
    await panel.goTo('Import and Export');
    await expect(page).toHaveURL(/\/admin\/import-export$/);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as zip' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^help-center-\d{4}-\d\d-\d\d\.zip$/);
    const buffer = await readFile(await file.path());

    await api.admin.faqs.update(faq.id, { answer: 'Changed since.' });
    await api.admin.articles.update(article.id, { title: `Renamed ${username}` });
    await api.admin.articles.remove(lost.id);
    await api.admin.users.remove(owner.id);
    const input = page.getByLabel(/Drop a zip file here/);
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
    await expect(page.getByText('Please choose a zip file')).toBeVisible();

    await input.setInputFiles({ name: 'help.zip', mimeType: 'application/zip', buffer });
    await expect(page.getByRole('heading', { name: 'What help.zip would change' })).toBeFocused();
    await expect(page.getByText(/^1 added, 0 updated, 2 changed here since/)).toBeVisible();
    await page.getByText(faq.question).click();
    await expect(page.getByRole('region', { name: 'Answer: Current' })).toContainText('since.');
    await expect(page.getByRole('region', { name: 'Answer: From the file' })).toContainText('was.');
    expect((await api.admin.faqs.get(faq.id)).answer).toBe('Changed since.');

    const choice = page.getByRole('group', { name: faq.question });
    await expect(choice.getByRole('radio', { name: 'Keep the current version' })).toBeChecked();
    await expect(panel.action('Import 1 change')).toBeVisible();
    const notes = page.getByRole('list', { name: 'Please note' });
    await expect(notes).toContainText('Comes back from the trash.');
    await expect(notes).toContainText('The article is here already and keeps its own owner.');
    await page.getByRole('button', { name: 'Use all versions from the file' }).click();
    await expect(choice.getByRole('radio', { name: 'Keep the current version' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Import 3 changes' }).dblclick();
    await expect(
      page.getByRole('heading', { name: /^Imported help\.zip: 1 added, / }),
    ).toBeVisible();
    const updated = page.getByRole('list', { name: 'Updated' });
    await expect(updated.getByText('Used the version from the file.')).toHaveCount(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await api.admin.faqs.get(faq.id)).answer).toBe('As it was.');
    expect(await api.admin.articles.get(article.id)).toMatchObject({ title: 'Before', owner: '' });

    await page.reload();
    await expect(page.getByText(/^Imported 3 items, /)).toBeVisible();
    await panel.action('Undo the import').click();
    await expect(page.getByText(/^Undid the import of 3 items, /)).toBeVisible();
    expect((await api.admin.faqs.get(faq.id)).answer).toBe('Changed since.');
    expect((await api.admin.articles.get(article.id)).title).toBe(`Renamed ${username}`);
    await expect(api.admin.articles.get(lost.id)).rejects.toMatchObject({ status: 404 });
  });
}
