import type { Page } from '@playwright/test';
import { untilAlive } from '../../alive';
import { pathOf, publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';
import { SiteForm } from '../../pages/SiteForm';
import { adminPassword } from '../../site';
import { translatePage } from '../../translatePage';

const FAILURE = 'This page couldn’t be loaded';

/** Translates a page that React has taken over. */
async function translate(page: Page): Promise<void> {
  await untilAlive(page.getByRole('heading', { level: 1 }));
  await translatePage(page);
}

test.describe('a page that the browser translates', () => {
  // React takes some parts over later: it finds them changed, says so, and renders them anew.
  test.use({ expectedErrors: [/Minified React error #418|status of 401/] });
  test.afterEach(async ({ page }) => {
    await expect(page.locator('font').first()).toBeAttached();
    await expect(page.getByText(FAILURE)).toHaveCount(0);
  });

  test('is searched, word by word', async ({ page, help }) => {
    await page.goto('/help');
    await translate(page);
    await help.search.pressSequentially('ble');
    await expect(help.results('ble')).toBeVisible();
    await help.search.pressSequentially('ed');
    await expect(help.results('bleed')).toBeVisible();
    await help.search.pressSequentially(' what is it');
    await expect(help.results('bleed what is it')).toBeVisible();
    await help.search.fill('qwertzuiop');
    await help.search.press('Enter');
    await expect(page.getByText('We couldn’t find an answer in the help center.')).toBeVisible();
    await help.search.fill('bleed');
    await expect(help.results('bleed')).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('heading', { name: 'Browse by Category' })).toBeVisible();
    await page.getByRole('button', { name: /^Getting Started/ }).click();
    await expect(page.getByRole('region', { name: 'Getting Started' })).toBeVisible();
    await page.getByRole('button', { name: /^Integrations/ }).click();
    await expect(page.getByRole('region', { name: 'Integrations' })).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Up to date')).toBeVisible();
  });

  test('leads to an article, which is judged, and to other pages', async ({ page, api, shell }) => {
    const article = await publishArticle(api, { title: 'Translated and judged', content: 'Text' });
    await page.goto(pathOf(article));
    await translate(page);
    const vote = page.getByRole('region', { name: 'Was this helpful?' });
    await vote.getByRole('radio', { name: 'No', exact: true }).check();
    await vote.getByRole('radio', { name: 'It is hard to follow' }).check();
    await vote.getByRole('textbox').fill('Which sheet?');
    await vote.getByRole('button', { name: 'Send' }).click();
    await expect(vote.getByText('Thanks. We read every answer.')).toBeVisible();
    await vote.getByRole('button', { name: 'Change your answer' }).click();
    await vote.getByRole('radio', { name: 'Yes', exact: true }).check();
    await vote.getByRole('button', { name: 'Send' }).click();
    await expect(vote.getByText('Thanks. We read every answer.')).toBeVisible();
    for (const [name, path] of [
      ['About', /\/about$/],
      ['Calculators', /\/resources\/roi-calculator$/],
      ['Help Center', /\/help$/],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(shell.heading).toBeVisible();
    }
  });

  test('opens its dialogs', async ({ page, banner }) => {
    await page.goto('/');
    await translate(page);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await banner.category('Analytics').click();
    await banner.save.click();
    await expect(banner.preferences).toBeHidden();
    await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
    const trial = page.getByRole('dialog', { name: 'Start your free trial' });
    await trial.getByLabel('Work email').fill('kim');
    await trial.getByLabel('Company name').fill('Ink & Sons');
    await expect(trial.getByText('Please enter a valid email address')).toBeVisible();
    await trial.getByLabel('Work email').fill('');
    await trial.getByLabel('Work email').blur();
    await trial.getByLabel('Work email').fill('kim@shop.example');
    await trial.getByLabel('Region').selectOption('International');
    await trial.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('dialog', { name: 'Your account is ready' })).toBeVisible();
  });

  test('sends its forms', async ({ page, shell }) => {
    const contact = new SiteForm(page, 'contact');
    await contact.open();
    await translate(page);
    await contact.fillIn({ 'First name': 'Kim', 'Last name': 'Roller' });
    await contact.button('Send Message').click();
    await expect(contact.form.getByText('Please enter a company name')).toBeVisible();
    await contact.fillIn({ 'Work email': 'k', Company: 'Ink' });
    await expect(contact.form.getByText('Please enter a valid email address')).toBeVisible();
    await contact.field('Work email').fill('translated@shop.example');
    await contact.button('Send Message').click();
    await expect(shell.toast).toContainText('Message sent successfully!');
    await expect(contact.button('Send Message')).toBeVisible();
    const newsletter = new SiteForm(page, 'newsletter');
    await newsletter.field('Email').fill('nobody');
    await newsletter.button('Subscribe').click();
    await expect(newsletter.form.getByText('Please enter a valid email address')).toBeVisible();
    await newsletter.field('Email').fill('translated@shop.example');
    await newsletter.button('Subscribe').click();
    await expect(shell.toast).toContainText('Successfully subscribed!');
  });

  test('shows its other parts', async ({ page, shell }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await translate(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(shell.link('Customers')).toBeVisible();
    await shell.link('Customers').click();
    await page.locator('#features').getByRole('radio', { name: 'CRM and sales' }).check();
    await page.locator('#features').getByRole('link', { name: 'All at a glance' }).click();
    await page.getByRole('button', { name: 'Next resource' }).click();
    await page.getByRole('button', { name: /^(Play|Pause) the resources/ }).click();
    await page.goto('/resources/roi-calculator');
    await translate(page);
    const result = page.getByRole('group', { name: 'Result of the ROI calculator' });
    const jobs = page.getByLabel('Jobs per day');
    await jobs.fill('100');
    await expect(result.getByRole('status')).toContainText('$173,500');
    await jobs.fill('');
    await expect(result.getByRole('status')).toContainText('$0');
    await jobs.fill('80');
    await page.getByRole('link', { name: 'Reset' }).first().click();
    await expect(result.getByRole('status')).toContainText('$86,750');
  });

  test('is administered: login, list, and an article that is edited and saved', async ({
    page,
    api,
    login,
    panel,
    editor,
  }) => {
    const article = await publishArticle(api, { title: 'Translated and edited' });
    await page.goto('/admin/login');
    await expect(page.getByLabel('Username')).toBeVisible();
    await translatePage(page);
    await login.login('admin', 'not the password');
    await expect(panel.toast).toContainText('Login failed');
    await login.login('admin', adminPassword);
    await expect(page).toHaveURL(/\/admin$/);
    await panel.tab('Articles').click();
    await panel.searchbox.fill('Translated and');
    await expect(panel.row(article.title)).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`Edit.*${article.title}`) }).click();
    await editor.title.fill('Translated, edited and saved');
    await editor.save.click();
    await expect(editor.dialog).toBeHidden();
    await expect(panel.toast).toContainText('Article updated successfully');
    await panel.searchbox.fill('edited and saved');
    await expect(panel.row('Translated, edited and saved')).toBeVisible();
  });
});

test.describe('a page that the browser translates before React takes it over', () => {
  test.afterEach(async ({ page }) => {
    await expect(page.locator('font').first()).toBeAttached();
    await expect(page.getByText(FAILURE)).toHaveCount(0);
  });

  test('sends what was typed into its contact form', async ({ page, shell }) => {
    await page.goto('/');
    await translatePage(page);
    const contact = new SiteForm(page, 'contact');
    await contact.field('First name').fill('Kim');
    await contact.field('Last name').pressSequentially('Roller');
    await contact.untilAlive();
    await expect(contact.field('First name')).toHaveValue('Kim');
    await expect(contact.field('Last name')).toHaveValue('Roller');
    await contact.fillIn({ 'Work email': 'translated@shop.example', Company: 'Ink' });
    await contact.button('Send Message').click();
    await expect(shell.toast).toContainText('Message sent successfully!');
  });

  test('goes on with a search', async ({ page, help }) => {
    await page.goto('/help');
    await translatePage(page);
    await help.search.pressSequentially('ble');
    await untilAlive(help.search);
    await expect(help.search).toHaveValue('ble');
    await help.search.pressSequentially('ed');
    await expect(help.results('bleed')).toBeVisible();
  });

  test('opens the trial dialog, and its other parts answer', async ({ page }) => {
    await page.goto('/');
    await translatePage(page);
    await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click();
    const trial = page.getByRole('dialog', { name: 'Start your free trial' });
    await trial.getByLabel('Work email').fill('kim@shop.example');
    await trial.getByLabel('Company name').fill('Ink & Sons');
    await trial.getByLabel('Region').selectOption('International');
    await trial.getByRole('button', { name: 'Continue' }).click();
    const ready = page.getByRole('dialog', { name: 'Your account is ready' });
    await expect(ready).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Next resource' }).click();
    await page.locator('#features').getByRole('radio', { name: 'CRM and sales' }).check();
  });
});
