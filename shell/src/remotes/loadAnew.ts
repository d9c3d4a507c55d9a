import type { PageRemote } from '../page/pageConfig';
import { folderOf } from '../telemetry/comesFrom';

/**
 * Loads the document again after the failure of a foreign remote, of which nothing in it can be run
 * anew. What the browser keeps of its files may be what is wrong, so they are fetched first.
 */
export async function loadAnew(remote: PageRemote): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes(folderOf(remote)));
  await Promise.allSettled(files.map(({ name }) => fetch(name, { cache: 'reload' })));
  location.reload();
}
