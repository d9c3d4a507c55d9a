import { publishArticle } from '../../articleFactory';
import { startMailProvider } from '../../mailProvider';
import { expect, test } from '../../ownTest';
import { morePorts } from '../../site';

const [mailPort] = morePorts;

test.use({
  own: 'reminders',
  ownEnv: {
    MAIL_TO: 'staff@pressline.example',
    PROVIDER_MAIL_URL: `http://127.0.0.1:${mailPort}`,
  },
});
test.slow();

test('an owner gets one mail of articles to verify, also over a restart, and its link leads to one', async ({
  page,
  api,
  signIn,
  editor,
  site,
}) => {
  const { mails, close } = await startMailProvider(Number(mailPort));
  const owner = { username: 'ines', fullName: 'Ines Roth', email: 'ines@shop.example' };
  await api.admin.users.create({ ...owner, password: 'gentle otter paints barns' });
  const article = await publishArticle(api, {
    title: 'Ink densities',
    content: 'On coated stock.',
  });
  const verifiedUntil = new Date(Date.now() - 86_400_000).toISOString();
  await api.admin.freshness.set(article.id, { owner: 'ines', verifiedUntil });
  const restart = async () => {
    await site.supervisor.stop('services');
    site.supervisor.start('services');
    await site.supervisor.untilReady(`${site.servicesUrl}/readyz`);
  };
  await restart();
  await expect.poll(() => mails.length).toBe(1);
  await restart();
  const [mail] = mails;
  expect(mail).toMatchObject({ toMail: owner.email, subject: '1 article to review' });
  const [address = ''] = mail?.content.match(/http\S+\/admin\/articles\/\S+/) ?? [];
  expect(address).toBe(`${site.url}/admin/articles/${article.id}`);

  await signIn();
  await page.goto(address);
  await editor.button('Change owner or date').click();
  const fields = page.getByRole('dialog', { name: 'Owner and review date' });
  await expect(fields.getByText(/Gets an email when the article is due for review/)).toBeVisible();
  await fields.getByLabel('Owner').selectOption('admin');
  await expect(fields.getByText(/gets no reminders/)).toBeVisible();
  await fields.getByRole('button', { name: 'Cancel' }).click();
  await editor.button('Mark as verified').click();
  await expect(editor.toast).toContainText('Verified until');
  expect(mails).toHaveLength(1);
  close();
});
