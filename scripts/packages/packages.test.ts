import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, typescript } from '../runProgram';
import { writeProvenance } from './writeProvenance';

async function run(program: string, env: NodeJS.ProcessEnv = {}, ...args: string[]) {
  const file = path.join(root, 'scripts/packages', `${program}.ts`);
  const child = spawn(process.execPath, [...typescript, file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (errors += text));
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

/** A registry that knows of these flaws, or gives `answer` to everything. */
async function startRegistry(advisories: object, answer?: { status: number; text: string }) {
  const server = createServer((request, response) => {
    request.resume();
    const isQuestion = request.url?.endsWith('/advisories/bulk');
    const status = answer?.status ?? (isQuestion ? 200 : 404);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(answer?.text ?? JSON.stringify(isQuestion ? advisories : {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { env: { npm_config_registry: url }, close };
}

let id = Date.now();

// With a number of its own, by which npm remembers what it knows.
const flaw = (severity: string) => [
  {
    id: ++id,
    url: 'https://advisories.example/1',
    title: 'Anybody may do anything',
    severity,
    vulnerable_versions: '<99',
    cwe: [],
    cvss: { score: 9, vectorString: null },
  },
];

jest.setTimeout(120_000);

test('the bill of materials holds what the product runs, and nothing else', async () => {
  const { code, output } = await run('sbom');
  expect(code).toBe(0);
  const bom = JSON.parse(output);
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'pressline' } },
  });
  const refs: string[] = bom.components.map((one: Record<string, string>) => one['bom-ref']);
  const has = (name: string) => refs.some((ref) => ref.startsWith(`${name}@`));
  const parts = ['react', 'koa', 'mongoose', 'lru-cache', '@simplewebauthn/server'];
  parts.push('@module-federation/runtime', '@module-federation/webpack-bundler-runtime');
  expect(parts.filter((name) => !has(name))).toEqual([]);
  const tools = ['jest', '@biomejs/biome', '@playwright/test', '@pressline/e2e', 'typescript'];
  tools.push('@pressline/bench', 'rspack', 'vite', 'webpack', 'webpack-react18');
  expect(tools.filter(has)).toEqual([]);
  const known = new Set(refs);
  const named = bom.dependencies.flatMap((one: { dependsOn: string[] }) => one.dependsOn);
  expect(named.filter((ref: string) => !known.has(ref))).toEqual([]);
});

test('a statement about a release names the hash of a bill of materials that anybody can make again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'provenance-'));
  const file = path.join(folder, 'provenance.json');
  writeProvenance('mfe-help', file);
  const { output } = await run('sbom', {}, 'mfe-help');
  const sha256 = createHash('sha256').update(output).digest('hex');
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    sources: expect.stringMatching(/^[0-9a-f]{24}$/),
    bom: { sha256 },
  });
  expect(() => writeProvenance('mfe-none', file)).toThrow('There is no remote mfe-none');
  await rm(folder, { recursive: true });
});

test('a known flaw in what the product runs fails, one in a tool does not', async () => {
  const registry = await startRegistry({
    koa: flaw('high'),
    // What is built into the product, though builds alone install it.
    react: flaw('critical'),
    '@module-federation/webpack-bundler-runtime': flaw('critical'),
    '@biomejs/biome': flaw('critical'),
  });
  const { code, errors } = await run('auditPackages', registry.env);
  registry.close();
  expect(errors).toMatch(/^koa .*: high/m);
  expect(errors).toContain('Anybody may do anything https://advisories.example/1');
  expect(errors).toMatch(/^react .*: critical/m);
  expect(errors).toMatch(/^@module-federation\/webpack-bundler-runtime .*: critical/m);
  expect(errors).not.toContain('biome');
  expect(errors).toMatch(/^3 packages have known flaws$/m);
  expect(code).toBe(1);
});

test('a small flaw is named and fails nothing, nor does one in a tool', async () => {
  const registry = await startRegistry({
    koa: flaw('moderate'),
    '@biomejs/biome': flaw('critical'),
  });
  const asked = await run('auditPackages', registry.env);
  registry.close();
  expect(asked).toMatchObject({ code: 0, output: expect.stringMatching(/^No package/) });
  expect(asked.errors).toMatch(/^koa .*: moderate/m);
  expect(asked.errors).not.toContain('biome');
});

test('a registry that is away, refuses or answers something else is a failure that says so', async () => {
  const registry = await startRegistry({});
  registry.close();
  const nothing = { code: 1, output: '', errors: expect.stringMatching(/Nothing was checked/) };
  expect(await run('auditPackages', registry.env)).toMatchObject(nothing);
  for (const [status, text] of [
    [404, '{}'],
    [503, 'Away'],
    [200, '<!doctype html><p>Please sign in'],
  ] as const) {
    const other = await startRegistry({}, { status, text });
    expect([status, await run('auditPackages', other.env)]).toMatchObject([status, nothing]);
    other.close();
  }
});
