import { startPage } from '../../alive';
import { test as base, expect, saveData } from '../../fixtures';
import { SiteForm } from '../../pages/SiteForm';

const MAIL = '**/api/provider/PrintHouseProfile/SendContactMail';

const test = base.extend<{ contact: SiteForm }>({
  contact: async ({ page }, use) => use(new SiteForm(page, 'contact')),
});

async function fill(contact: SiteForm, email: string) {
  await contact.fillIn({
    'First name': 'Kim',
    'Last name': 'Roller',
    'Work email': email,
    Company: 'Ink & Sons',
    Message: 'Two presses, one stitcher.',
  });
  await contact.field('Jobs a month').selectOption('501-2000');
}

test('a message is sent as mail, thanked for and cleared', async ({
  page,
  api,
  shell,
  contact,
}) => {
  await contact.open();
  await fill(contact, 'sent@shop.example');
  const call = page.waitForRequest(MAIL);
  await contact.button('Send Message').click();
  expect((await call).postDataJSON()).toMatchObject({
    fromMail: 'sent@shop.example',
    subject: 'Schedule a demo',
    content: expect.stringContaining('Monthly job volume: 501-2000'),
  });
  await expect(shell.toast).toContainText('Message sent successfully!');
  await expect(shell.toast).toContainText("We'll get back to you within 24 hours.");
  for (const label of ['First name', 'Last name', 'Work email', 'Company', 'Message']) {
    await expect(contact.field(label)).toHaveValue('');
  }
  const { submissions } = await api.submissions.list({ q: 'sent@shop.example' });
  expect(submissions).toHaveLength(1);
});

test('each missing field has its message, and nothing is sent', async ({ page, contact }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('SendContactMail')) calls += 1;
  });
  await contact.open();
  await contact.field('Work email').fill('kim@shop');
  // As long as a hand needs: the button stays where it is although the field before it is left.
  await contact.button('Send Message').click({ delay: 200 });
  for (const message of [
    'Please enter your first name',
    'Please enter your last name',
    'Please enter a valid email address',
    'Please enter a company name',
  ]) {
    await expect(contact.form.getByText(message)).toBeVisible();
  }
  await expect(contact.field('First name')).toBeFocused();
  expect(calls).toBe(0);
});

test('a double click sends once, and the button says that it is sending', async ({
  page,
  shell,
  contact,
}) => {
  let calls = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(MAIL, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await contact.open();
  await fill(contact, 'double@shop.example');
  await contact.button('Send Message').dblclick();
  const button = contact.button('Sending...');
  await expect(button).toBeDisabled();
  release();
  await expect(shell.toast).toContainText('Message sent successfully!');
  expect(calls).toBe(1);
});

test('what was typed is there again after a look at another page', async ({ shell, contact }) => {
  await contact.open();
  await fill(contact, 'later@shop.example');
  await shell.link('Help Center').click();
  await expect(shell.heading).toHaveText('How can we help?');
  await shell.link('Contact').click();
  await expect(contact.field('Company')).toHaveValue('Ink & Sons');
  await expect(contact.field('Jobs a month')).toHaveValue('501-2000');
  await expect(contact.field('Message')).toHaveValue('Two presses, one stitcher.');
});

test.describe('without a connection', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|A part of the page could not be loaded/],
  });

  test('the toast says to try later, and the fields keep their values', async ({
    page,
    shell,
    contact,
  }) => {
    await contact.open();
    await fill(contact, 'offline@shop.example');
    await page.context().setOffline(true);
    await contact.button('Send Message').click();
    await expect(shell.toast).toContainText('Please try again later.');
    await expect(contact.field('Company')).toHaveValue('Ink & Sons');
  });
});

test('Contact Sales notes the plan and keeps what was typed', async ({ page, contact }) => {
  await contact.open();
  await contact.field('Message').fill('We print labels.');
  await page.getByRole('link', { name: /Contact Sales about the Entry plan/ }).click();
  await expect(contact.field('Message')).toHaveValue(
    'I’d like a quote for the Entry plan.\n\nWe print labels.',
  );
});

test('a search without an answer is noted in the message', async ({ contact }) => {
  await contact.open('/?topic=spot%20colors#contact');
  await expect(contact.field('Message')).toHaveValue(/“spot colors”/);
});

test('what was typed before the form’s code is there stays, and scrolling by does not fetch it', async ({
  page,
  contact,
}) => {
  await saveData(page);
  const scripts: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/contact-form.*.js', async (route) => {
    scripts.push(route.request().url());
    await held;
    await route.continue();
  });
  const closing = page.waitForResponse(/\/closing\..*\.js/);
  await page.goto('/?topic=spot%20colors#contact');
  await startPage(page);
  await contact.form.scrollIntoViewIfNeeded();
  await closing;
  expect(scripts).toEqual([]);

  await contact.field('First name').focus();
  await page.keyboard.type('Kim');
  await expect.poll(() => scripts).toHaveLength(1);
  release();
  await contact.untilAlive();
  await expect(contact.field('First name')).toBeFocused();
  await expect(contact.field('First name')).toHaveValue('Kim');
  await expect(contact.field('Message')).toHaveValue(/“spot colors”/);
});

test('the first keys in a page without scripts start it, and none is lost', async ({
  page,
  contact,
}) => {
  await page.goto('/#contact');
  await contact.field('First name').click();
  await page.keyboard.type('Kim with a long first name');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Roller');
  await contact.untilAlive();
  await expect(contact.field('First name')).toHaveValue('Kim with a long first name');
  await expect(contact.field('Last name')).toHaveValue('Roller');
  await contact.field('Last name').clear();
  await contact.field('Work email').focus();
  await expect(contact.form.getByText('Please enter your last name')).toBeVisible();
  await expect(contact.form.getByText('Please enter your first name')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, is stored and comes back with thanks', async ({ page, api, contact }) => {
    await page.goto('/?plan=Professional#contact');
    await expect(contact.field('Message')).toHaveValue(/Professional plan/);
    await fill(contact, 'plain@shop.example');
    await contact.button('Send Message').click();
    await expect(page).toHaveURL(/\/\?sent=contact#contact$/);
    await expect(page.locator('#contact')).toContainText('Message sent successfully!');
    const { submissions } = await api.submissions.list({ q: 'plain@shop.example' });
    expect(submissions).toHaveLength(1);
  });

  test('a refused field is marked', async ({ page, contact }) => {
    await page.goto('/');
    await fill(contact, 'kim@shop');
    await contact.button('Send Message').click();
    await expect(page).toHaveURL(/failed=contact/);
    await expect(page.locator('#contact')).toContainText('Failed to send message');
    await expect(contact.field('Work email')).toHaveAttribute('aria-invalid', 'true');
    await expect(contact.form.getByText('Please enter a valid email address')).toBeVisible();
  });
});
