import { expect, test } from '../fixtures';
import { signIn } from '../signIn';

test('an editor signs in and out', async ({ visitor, eventually }) => {
  await signIn(visitor, '/admin');
  await visitor.sees('button', 'Logout');
  expect(await visitor.run(() => typeof localStorage.getItem('adminToken'))).toBe('string');
  await visitor.click('button', 'Logout');
  await visitor.sees('textbox', /^Username/);
  await eventually(() => visitor.run(() => localStorage.getItem('adminToken')), null);
});
