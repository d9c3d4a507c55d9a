import { adminPassword } from '../site';
import { keys, type Visitor } from './Visitor';

/** Signs the super admin in at a page of the admin area, which then opens. */
export async function signIn(visitor: Visitor, path: string): Promise<void> {
  await visitor.goTo(path);
  await visitor.click('button', 'Necessary Only');
  await visitor.fill('textbox', /^Username/, 'admin');
  await visitor.type(`${keys.tab}${adminPassword}${keys.enter}`);
}
