import { untilAlive } from '../../alive';
import { expect, test } from '../../ownTest';
import { Shell } from '../../pages/Shell';
import { SiteForm } from '../../pages/SiteForm';

test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/503|Failed to load resource/] });

test.use({ own: 'services-down' });

const message = {
  'First name': 'Kim',
  'Last name': 'Roller',
  'Work email': 'kept@shop.example',
  Company: 'Ink & Sons',
  Message: 'Two presses, one stitcher.',
};

test('with services down, a page that was read before is still shown', async ({
  page,
  shell,
  site,
}) => {
  await page.goto('/help');
  await site.supervisor.stop('services');
  const answer = await shell.open('/help');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Getting Started' }).first()).toBeVisible();
});

test('a page that was not read before shows the navigation and Retry, which recovers', async ({
  page,
  shell,
  site,
}) => {
  const answer = await page.goto('/help/articles/preflight-rules');
  expect(answer?.status()).toBe(503);
  await expect(shell.navigation).toBeVisible();
  const retry = page.getByRole('button', { name: 'Retry' });
  await untilAlive(retry);
  site.supervisor.start('services');
  await site.supervisor.untilReady(`${site.servicesUrl}/readyz`);
  await retry.click();
  await expect(shell.heading).toContainText(/preflight/i);
});

test('with services down, the API answers JSON and pages without data are unaffected', async ({
  page,
  request,
  site,
}) => {
  await site.supervisor.stop('services');
  const api = await request.get('/api/help/categories');
  expect(api.status()).toBe(503);
  expect(api.headers()['content-type']).toContain('application/json');
  const home = await page.goto('/');
  expect(home?.status()).toBe(200);
  site.supervisor.start('services');
  await site.supervisor.untilReady(`${site.servicesUrl}/readyz`);
});

test('services that die are started again, and the site heals by itself', async ({
  page,
  site,
}) => {
  const pid = site.supervisor.pid('services');
  if (!pid) throw new Error('services do not run');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => site.supervisor.pid('services')).not.toBe(pid);
  await site.supervisor.untilReady(`${site.servicesUrl}/readyz`);
  const answer = await page.goto('/help?q=bleed');
  expect(answer?.status()).toBe(200);
});

test('what visitors search and send while services are down stays, and a second try succeeds', async ({
  context,
  site,
  help,
  shell,
}) => {
  await shell.open('/help');
  await untilAlive(help.search);
  const articlePage = await context.newPage();
  await articlePage.goto('/help/articles/quantity-breaks');
  const feedback = articlePage.getByRole('region', { name: 'Was this helpful?' });
  const home = await context.newPage();
  const contact = new SiteForm(home, 'contact');
  const newsletter = new SiteForm(home, 'newsletter');
  await contact.open();
  await newsletter.open();
  const { toast } = new Shell(home);

  await site.supervisor.stop('services');
  await help.search.fill('dieline');
  await expect(help.searchFailure).toBeVisible();
  await expect(help.search).toHaveValue('dieline');
  await feedback.getByText('Yes', { exact: true }).click();
  await feedback.getByRole('textbox').fill('The table.');
  await feedback.getByRole('button', { name: 'Send' }).click();
  await expect(feedback.getByRole('alert')).toContainText('Nothing is lost');
  await expect(feedback.getByRole('textbox')).toHaveValue('The table.');
  await newsletter.field('Email').fill('kept@shop.example');
  await newsletter.button('Subscribe').click();
  await expect(toast).toContainText('Subscription failed');
  await expect(newsletter.field('Email')).toHaveValue('kept@shop.example');
  await contact.fillIn(message);
  await contact.button('Send Message').click();
  await expect(toast).toContainText('Failed to send message');
  await expect(toast).toContainText('The service isn’t available right now.');
  for (const [label, value] of Object.entries(message)) {
    await expect(contact.field(label)).toHaveValue(value);
  }

  site.supervisor.start('services');
  await site.supervisor.untilReady(`${site.servicesUrl}/readyz`);
  await help.searchFailure.getByRole('button', { name: 'Retry' }).click();
  await expect(help.results('dieline')).toBeVisible();
  await feedback.getByRole('button', { name: 'Send' }).click();
  await expect(feedback.getByText('Thanks. We read every answer.')).toBeVisible();
  await contact.button('Send Message').click();
  await expect(toast).toContainText('Message sent successfully!');
});
