import { expect, test } from '../fixtures';
import type { Visitor } from '../Visitor';

const chosen = (visitor: Visitor) =>
  visitor.run(() => {
    const record = localStorage.getItem('pressline_consent_preferences');
    return record === null ? null : JSON.parse(record).preferences;
  });

test('everything is accepted, then preferences change it', async ({ visitor, eventually }) => {
  await visitor.goTo('/');
  expect(await chosen(visitor)).toBeNull();
  await visitor.click('button', 'Accept All');
  const all = { necessary: true, functional: true, analytics: true, marketing: true };
  await eventually(() => chosen(visitor), all);
  await visitor.click('button', 'Cookie settings');
  await visitor.click('switch', /^Marketing/);
  await visitor.click('button', 'Save Preferences');
  await eventually(() => chosen(visitor), { ...all, marketing: false });
});

test('the sale of personal information is refused', async ({ visitor, eventually }) => {
  await visitor.goTo('/');
  await visitor.click('button', 'Accept All');
  await visitor.click('button', 'Do not sell or share my personal information');
  await visitor.sees('alertdialog', /./);
  await visitor.click('button', 'OK');
  await eventually(async () => (await chosen(visitor))?.marketing, false);
});
