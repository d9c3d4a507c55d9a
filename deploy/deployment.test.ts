import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { remotes } from '../federation';
import { dockerfiles, readDockerfile } from './dockerfiles';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface ComposeService {
  image: string;
  build?: { dockerfile: string; args?: Record<string, string> };
  pull_policy?: string;
  environment?: Record<string, string | null>;
  ports?: string[];
  networks: string[] | Record<string, { ipv4_address?: string } | null>;
  volumes?: string[];
}

const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, ComposeService>;
};
const services = Object.entries(compose.services);

/** Paths of all scripts below a folder, relative to the root. */
function codeFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (!entry.isDirectory())
      return /\.[cm]?[jt]sx?$/.test(entry.name) ? path.relative(root, file) : [];
    return /^(\.|node_modules$|dist$|documented$)/.test(entry.name) ? [] : codeFiles(file);
  });
}

describe('docker-compose.yml', () => {
  test('is valid by the schema of the Compose Specification', () => {
    const schema = JSON.parse(read('deploy/compose-spec/compose-spec.json'));
    // Ajv knows the dialect by its older address.
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats(ajv);
    const validate = ajv.compile({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' });
    validate(compose);
    expect(validate.errors).toBeNull();
  });

  test('runs every remote, two hosts and two services, and publishes the proxy alone', () => {
    const names = services.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(remotes.map(({ name }) => name)));
    expect(names).toEqual(
      expect.arrayContaining(['services-1', 'services-2', 'shell-1', 'shell-2', 'mongo']),
    );
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
  });

  test('pins the version of every image, and builds each once, from Dockerfiles that exist', () => {
    const built = services.filter(([, { build }]) => build).map(([, { image }]) => image);
    expect(new Set(built).size).toBe(built.length);
    for (const [, { image, build, pull_policy }] of services) {
      if (build) expect(dockerfiles).toContain(path.basename(build.dockerfile));
      else if (pull_policy === 'never') expect(built).toContain(image);
      else expect(image).toMatch(/:\d+\.\d+\.\d+/);
    }
  });

  test('gives the proxy the addresses that hosts and services have', () => {
    const addressOf = (name: string) => {
      const { networks } = compose.services[name] ?? { networks: [] };
      return Array.isArray(networks) ? undefined : networks.site?.ipv4_address;
    };
    expect(compose.services.proxy?.environment).toEqual({
      SHELL_1: `${addressOf('shell-1')}:3000`,
      SHELL_2: `${addressOf('shell-2')}:3000`,
      SERVICES_1: `${addressOf('services-1')}:4000`,
      SERVICES_2: `${addressOf('services-2')}:4000`,
      // The number that services have.
      TRUST_PROXY: compose.services['services-1']?.environment?.TRUST_PROXY,
    });
  });
});

describe('.env.example', () => {
  const documented = new Set(
    [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );

  test.each([
    'services/src/config.ts',
    'services/src/mail/outbox/deliveryEnvironment.ts',
    'shell/host/config.ts',
  ])('says what every variable of %s means', (file) => {
    const names = [...read(file).matchAll(/^ {2,4}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !documented.has(name))).toEqual([]);
  });

  test('says what every variable of docker-compose.yml means', () => {
    const handedOn = [...read('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(
      ([, name]) => name,
    );
    const empty = services.flatMap(([, { environment = {} }]) =>
      Object.keys(environment).filter((name) => environment[name] === null),
    );
    expect([...handedOn, ...empty].filter((name) => !documented.has(name))).toEqual([]);
  });
});

test('the code reads no variable that .env.example does not explain', () => {
  // What npm, GitHub and Playwright set, and what `npm start` tells its own process.
  const given = ['CI', 'INIT_CWD', 'NPM_PID', 'PATH', 'SC_DISABLE_SPEEDY', 'TEST_PARALLEL_INDEX'];
  const known = new Set(
    [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)]
      .map(([, name]) => name)
      .concat(given),
  );
  const files = codeFiles(root);
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(/\benv\??\.([A-Z][A-Z0-9_]+)\b/g)]
      .filter(([, name]) => !known.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});

describe.each(dockerfiles)('%s', (file) => {
  const instructions = readDockerfile(file);
  const of = (name: string) =>
    instructions.filter((one) => one.name === name).map(({ value }) => value);

  test('copies from this tree only what is there', () => {
    const sources = of('COPY')
      .filter((value) => !value.startsWith('--from'))
      .flatMap((value) => value.split(/\s+/).slice(0, -1));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
  });

  test('pins its base images, and runs as another user than root with a health check', () => {
    const images = of('ARG').filter((value) => value.includes(':'));
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+(\.\d+)?-/);
    expect(of('USER').at(-1)).toMatch(/^(node|www-data)$/);
    expect(of('HEALTHCHECK')).toHaveLength(1);
    expect(of('STOPSIGNAL')).toHaveLength(1);
  });

  test('builds targets that exist', () => {
    const own = [
      ...read('scripts/build/targets.ts').matchAll(
        /^ {2}(?:(?: {2}|\{ )name: |program\()'([\w-]+)',/gm,
      ),
    ];
    const known = new Set(own.map(([, name]) => name));
    const built = of('RUN').flatMap(
      (value) => /npm run build -- (.*?)(?: &&|$)/.exec(value)?.[1]?.split(' ') ?? [],
    );
    // A remote's name is an argument of its build.
    expect(built.filter((name) => !name.startsWith('$') && !known.has(name))).toEqual([]);
  });
});

describe.each(['proxy', 'remote'])('%s.conf.template', (name) => {
  test('leaves nothing to fill in but what its Dockerfile gives', () => {
    const template = read(`deploy/nginx/${name}.conf.template`);
    const wanted = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, variable]) => variable));
    const dockerfile = read(`deploy/${name}.Dockerfile`);
    const [, given = ''] = /envsubst '([^']+)'/.exec(dockerfile) ?? [];
    expect(new Set(given.split(' ').map((variable) => variable.slice(1)))).toEqual(wanted);
  });
});

describe('the unit for systemd', () => {
  const unit = read('deploy/pressline.service');

  test('asks the supervisor alone to end, which asks the others in their order', () => {
    expect(unit).toMatch(/^ExecStart=.* scripts\/run\/start\.cjs\nKillMode=mixed$/m);
  });

  const analyze = '/usr/bin/systemd-analyze';
  (existsSync(analyze) ? test : test.skip)('is one that systemd finds nothing wrong with', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pressline-unit-'));
    const file = path.join(folder, 'pressline.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const { stderr } = spawnSync(analyze, ['verify', '--man=no', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(stderr).toBe('');
  });
});

describe('workflows', () => {
  interface Workflow {
    on: { push?: { paths: string[] } };
    jobs: Record<string, { uses?: string; needs?: string; steps?: { uses?: string }[] }>;
  }
  const folder = '.github/workflows';
  const workflow = (file: string) => parse(read(`${folder}/${file}`)) as Workflow;

  test.each([
    ...remotes.map(
      ({ name }) => [name, [name, 'shared-api', 'shared-ui', 'shared-consent']] as const,
    ),
    ['shell', ['shell', 'releases', 'shared-api', 'shared-ui', 'shared-consent']] as const,
    ['services', ['services', 'shared-api']] as const,
    [
      'site',
      [
        ...remotes.map(({ name }) => name),
        ...['services', 'embedded-mongo', 'shell', 'releases'],
        ...['shared-api', 'shared-ui', 'shared-consent'],
      ],
    ] as const,
  ])('%s is published when something that it is made from has changed', (name, folders) => {
    const paths = workflow(`${name}.yml`).on.push?.paths;
    const files = ['federation.ts', 'package-lock.json'];
    expect(paths).toEqual(
      expect.arrayContaining([...folders, 'scripts'].map((one) => `${one}/**`).concat(files)),
    );
  });

  test.each(['image.yml', 'remote.yml'])('%s publishes what passed in all engines', (file) => {
    const { browsers, publish } = workflow(file).jobs;
    expect(browsers?.uses).toBe('./.github/workflows/browsers.yml');
    expect(publish?.needs).toBe('browsers');
    expect(workflow('browsers.yml').on).toHaveProperty('workflow_call');
  });

  test('use actions of a fixed commit and workflows that exist', () => {
    for (const file of readdirSync(path.join(root, folder))) {
      for (const { uses, steps = [] } of Object.values(workflow(file).jobs)) {
        if (uses) expect(existsSync(path.join(root, uses))).toBe(true);
        for (const step of steps) if (step.uses) expect(step.uses).toMatch(/@[0-9a-f]{40}$/);
      }
    }
  });
});
