import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

test.each([
  ['another remote', ['mfe-none']],
  ['no address', ['mfe-help', 'localhost']],
  ['an argument too many', ['mfe-help', 'http://localhost:3000', 'mfe-admin']],
])('%s is wrong usage', (_, args) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', '@oxc-node/core/register', 'scripts/develop/dev.ts', ...args],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status).toBe(2);
  expect(stderr).toContain('npm run dev -- <mfe-marketing|mfe-help|mfe-admin>');
});
