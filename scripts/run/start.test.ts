import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'));
});
afterEach(() => rm(folder, { recursive: true }));

const current = `
  exports.staleNames = () => ['services'];
  exports.start = async (build) => { await build(); console.log('the present program'); };`;
const builder = `
  import { writeFileSync } from 'node:fs';
  console.log('builds', process.argv.slice(2).join(' '));
  writeFileSync('dist/start.cjs', ${JSON.stringify(current)});`;

test.each([
  ['cannot tell what is stale', ''],
  ['fails to tell it', `exports.staleNames = () => { throw new Error('a folder has moved'); };`],
])(
  'a program of another version that %s is built anew before the site starts',
  async (_, staleNames) => {
    for (const name of ['start.cjs', 'exitWithParent.cjs'])
      await cp(path.join(__dirname, name), path.join(folder, 'scripts/run', name));
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [file, text] of [
      ['package.json', '{ "type": "module" }'],
      ['scripts/build/build.ts', builder],
      ['dist/start.cjs', `exports.start = () => console.log('the former program'); ${staleNames}`],
    ] as const) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    const program = path.join(folder, 'scripts/run/start.cjs');
    const { stdout } = await promisify(execFile)(process.execPath, [program]);
    expect(stdout).toBe('builds --quick\nbuilds --quick services\nthe present program\n');
  },
);
