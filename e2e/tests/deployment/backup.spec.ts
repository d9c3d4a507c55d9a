import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createApiClient } from '@pressline/shared-api';
import { signedInApi } from '../../api';
import { expect, test } from '../../fixtures';
import { type OwnComposition, startOwnComposition } from '../../ownComposition';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, '.cache/e2e/backup-data');
const dataDir = path.join(folder, 'data');
const file = path.join(folder, 'backup.jsonl.gz');

test.setTimeout(180_000);

let site: OwnComposition;

const start = () => startOwnComposition('backup', { DATA_DIR: dataDir });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await rm(folder, { recursive: true, force: true });
  site = await start();
});
test.afterAll(() => site?.supervisor.stopAll());

async function run(...args: string[]): Promise<string> {
  const cli = path.join(root, 'services/src/store/backup/cli.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', '@oxc-node/core/register', cli, ...args],
    { cwd: root, env: { ...process.env, MONGODB_URI: '', DATA_DIR: dataDir } },
  );
  return stdout;
}

test('a site whose data is lost comes back from a backup that was made while it ran', async ({
  shell,
}) => {
  const { api } = await signedInApi(site.url);
  const { articles } = await api.admin.articles.list();
  const article = articles.find(({ isPublished }) => isPublished);
  const { slug } = await api.admin.articles.update(String(article?.id), {
    title: 'Kept through the flood',
  });
  const user = { username: 'keeper', password: 'violet-harbour-93' };
  await api.admin.users.create({
    ...user,
    email: 'keeper@pressline.example',
    fullName: 'Keeper',
    role: 'admin',
  });
  const backedUp = /^Backed up (\d+ documents of \d+ collections) /.exec(await run('backup', file));
  expect(backedUp).not.toBeNull();

  await site.supervisor.stopAll();
  await rm(dataDir, { recursive: true });
  expect(await run('restore', file)).toContain(`Restored ${backedUp?.[1]} `);

  site = await start();
  await shell.open(`${site.url}/help/articles/${slug}`);
  await expect(shell.heading).toHaveText('Kept through the flood');
  const keeper = createApiClient({ baseUrl: site.url, getToken: () => null });
  expect(await keeper.auth.login(user)).toMatchObject({ user: { username: 'keeper' } });
});
