import { signedInApi } from '../../api';
import { expect, test } from '../fixtures';

test('a message is mended where the form says so, sent and stored', async ({
  visitor,
  eventually,
}, { project }) => {
  const account = `kim-${project.name}-${Date.now()}`;
  await visitor.goTo('/#contact');
  await visitor.click('button', 'Necessary Only');
  await visitor.fill('textbox', /^First name/, 'Kim');
  await visitor.fill('textbox', /^Last name/, 'Roller');
  await visitor.fill('textbox', /^Work email/, account);
  await visitor.fill('textbox', /^Company/, 'Ink & Sons');
  await visitor.select('Jobs a month', '501 to 2000');
  await visitor.fill('textbox', /^Message/, 'Two presses, one stitcher.');
  await visitor.click('button', 'Send Message');
  await visitor.reads('Please enter a valid email address');
  await eventually(() => visitor.run(() => document.activeElement?.id), 'contact-email');

  const email = `${account}@shop.example`;
  await visitor.replace('textbox', /^Work email/, email);
  await visitor.click('button', 'Send Message');
  await visitor.reads('Message sent successfully!');
  const emptied = () =>
    visitor.run(() => document.querySelector<HTMLTextAreaElement>('#contact-message')?.value);
  await eventually(emptied, '');
  const { api } = await signedInApi();
  const { submissions } = await api.submissions.list({ q: email });
  expect(submissions).toHaveLength(1);
});
