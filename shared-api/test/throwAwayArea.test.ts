import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');

const PRESSES = `import { z } from 'zod';
import { ok } from '../answer';
import { namedObject } from '../common';
import { endpoint } from '../endpoint';

const press = namedObject('Press', { name: z.string(), units: z.int() });

export const pressEndpoints = {
  get: endpoint('GET /api/presses/:name', {
    tag: 'Help',
    access: 'public',
    summary: 'A press of the shop',
    params: { name: z.string() },
    answers: { 200: ok(press) },
  }),
};

export type Press = z.infer<typeof press>;
`;

const CALLER = `import { createApiClient, type Press } from './src';
import { contract } from './src/contract/contract';

async function fetchPress(): Promise<Press> {
  const api = createApiClient({
    baseUrl: 'http://localhost',
    fetch: async (url) => Response.json({ name: String(url), units: 6 }),
  });
  return api.presses.get('heidi');
}

// @ts-expect-error The client knows the parameters.
void (() => createApiClient().presses.get());

fetchPress().then(({ name, units }) =>
  process.stdout.write(JSON.stringify([name, units, contract.presses.get.method])),
);
`;

const CONFIG = { extends: '../../tsconfig.json', files: ['caller.ts'], exclude: [] };
const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: root });

test('two lines beside its own file bring a new area into contract, client and types', async () => {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'area-'));
  try {
    const inCopy = (file: string) => path.join(folder, 'src', file);
    cpSync(path.join(root, 'shared-api/src'), inCopy(''), { recursive: true });
    writeFileSync(inCopy('contract/operating/presses.ts'), PRESSES);
    appendFileSync(
      inCopy('contract/areas.ts'),
      "export { pressEndpoints as presses } from './operating/presses';\n",
    );
    appendFileSync(inCopy('index.ts'), "export type * from './contract/operating/presses';\n");
    const caller = path.join(folder, 'caller.ts');
    writeFileSync(caller, CALLER);
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
    await run(
      path.join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      folder,
      '--incremental',
      'false',
    );
    const { stdout } = await run('--import', '@oxc-node/core/register', caller);
    expect(JSON.parse(stdout)).toEqual(['http://localhost/api/presses/heidi', 6, 'get']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
