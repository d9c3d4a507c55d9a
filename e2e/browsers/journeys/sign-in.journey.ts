import { adminPassword } from '../../site';
import { expect, test } from '../fixtures';
import { keys } from '../Visitor';

test('an editor signs in and out', async ({ visitor, eventually }) => {
  await visitor.goTo('/admin');
  await visitor.click('button', 'Necessary Only');
  await visitor.fill('textbox', /^Username/, 'admin');
  await visitor.type(`${keys.tab}${adminPassword}${keys.enter}`);
  await visitor.sees('button', 'Logout');
  expect(await visitor.run(() => typeof localStorage.getItem('adminToken'))).toBe('string');
  await visitor.click('button', 'Logout');
  await visitor.sees('textbox', /^Username/);
  await eventually(() => visitor.run(() => localStorage.getItem('adminToken')), null);
});
