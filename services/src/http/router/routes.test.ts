import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@pressline/shared-api/contract';
import { isEndpoint } from '@pressline/shared-api/contract/callsOf';
import type { Endpoint } from '@pressline/shared-api/contract/endpoint';
import { LIMITS } from '@pressline/shared-api/contract/LIMITS';
import { routesOf } from '../../../test/ownRoutes';

const routes = routesOf();

const root = path.join(__dirname, '../../../..');
const readCode = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => {
        const text = readFileSync(path.join(root, folder, name), 'utf8');
        const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
        return { name: `${folder}/${name.replaceAll(path.sep, '/')}`, code };
      }),
  );
const files = readCode(['services/src']);
const others = readCode([
  ...['mfe-marketing/src', 'mfe-help/src', 'mfe-admin/src', 'shared-consent/src', 'shared-ui/src'],
  ...['shell/src', 'shell/host', 'releases/src', 'scripts'],
]);

/** Where the calls are not: in forms that work without scripts, beacons, keys of queries. */
const SPELLED_BESIDE = [
  'mfe-admin/src/form/api/writes.ts /api/help',
  'mfe-help/src/browse/CategoryBrowser.tsx /api/help',
  'mfe-help/src/embed/guestEvents.ts /api/help/*',
  'mfe-help/src/embed/widget/loadGuest.ts /api/help/categories',
  'mfe-help/src/feedback/ArticleFeedback.tsx /api/help/articles/*/feedback',
  'mfe-help/src/pages/SuggestPage.tsx /api/help/articles/*/suggestions',
  'mfe-help/src/queries.ts /api/help',
  'mfe-help/src/session/countUses.ts /api/help/*',
  'mfe-marketing/src/forms/ContactForm.tsx /api/contact',
  'mfe-marketing/src/forms/NewsletterForm.tsx /api/newsletter',
  'mfe-marketing/src/forms/trial/TrialContent.tsx /api/provider/v1/crm-service/employee/CreateDemoUser',
  'shared-consent/src/effects/receipts.ts /api/consent',
  'shell/host/files/siteFiles.ts /api/help/*',
  'shell/src/telemetry/sendReports.ts /api/telemetry',
];

const endpointOf = ({ method, path: of }: { method: string; path: string }) =>
  `${method.toUpperCase()} ${of}`;

test('each endpoint is defined once', () => {
  const endpoints = routes.map(endpointOf);
  expect(endpoints.filter((one, index) => endpoints.indexOf(one) !== index)).toEqual([]);
});

test('services spell no path of the contract out', () => {
  expect(files.length).toBeGreaterThan(200);
  const spelled = files.flatMap(({ name, code }) =>
    [...code.matchAll(/['"`](?:[A-Z]+ )?(\/api\/[^'"`]+)['"`]/g)].map(([, of = '']) => ({
      name,
      of,
    })),
  );
  const known = spelled.filter(({ of }) => routes.some((route) => route.path === of));
  expect(known).toEqual([]);
});

test('the paths that code outside services spells out are few, and each leads to an endpoint', () => {
  const spelled = others.flatMap(({ name, code }) =>
    [...code.matchAll(/['"`](?:\$\{\w+\})?(\/api\/[^'"`*]+)['"`]/g)].map(
      ([, of = '']) => `${name} ${of.replace(/\$\{.*?\}/g, '*')}`,
    ),
  );
  expect(spelled.sort()).toEqual(SPELLED_BESIDE);
  const isKnown = (of = '') => {
    const pattern = new RegExp(`^${of.replaceAll('.', '\\.').replaceAll('*', '.+')}(?:/|$)`);
    return routes.some((route) => pattern.test(route.path));
  };
  expect(isKnown('/api/contacts')).toBe(false);
  expect(SPELLED_BESIDE.filter((one) => !isKnown(one.split(' ')[1]))).toEqual([]);
});

test('nothing but the router of the definitions takes requests', () => {
  const routing = /new Router\(|@koa\/router|\brouter\.(?:get|post|put|delete)\(/;
  const takers = files.filter(({ code }) => routing.test(code)).map(({ name }) => name);
  expect(takers).toEqual(['services/src/http/router/createRouter.ts']);
});

const endpointsIn = (table: object): Endpoint[] =>
  Object.values(table).flatMap((one: object) => (isEndpoint(one) ? [one] : endpointsIn(one)));

test('every endpoint of the contract has a handler, but for those of the shell host', () => {
  const defined = endpointsIn(contract);
  const answered = new Set(routes.map(endpointOf));
  expect(defined.length).toBe(routes.length + 2);
  expect(defined.map(endpointOf).filter((one) => !answered.has(one))).toEqual([
    'GET /api/admin/releases',
    'POST /api/admin/releases/:remote',
  ]);
});

test('below the paths of staff and of the host everybody needs to be known', () => {
  const open = routes.filter(({ access }) => access === 'public' || access === 'optional');
  const guarded = open.filter((route) => /^\/api\/(?:admin|internal)\//.test(route.path));
  expect(guarded.map(endpointOf)).toEqual(
    ['', '/challenge', '/passkey', '/recovery', '/register'].map(
      (step) => `POST /api/admin/login${step}`,
    ),
  );
});

test('whatever the public may write has a limit, and each limit is some route’s', () => {
  const writes = routes.filter(
    ({ method, access }) => method !== 'get' && (access === 'public' || access === 'optional'),
  );
  expect(writes.length).toBeGreaterThan(10);
  expect(writes.filter(({ limits = [] }) => limits.length === 0)).toEqual([]);
  const used = new Set(routes.flatMap(({ limits = [] }) => limits));
  expect([...used].sort()).toEqual(Object.keys(LIMITS).sort());
});
