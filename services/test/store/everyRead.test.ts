import { contentKeys, resources } from '@pressline/shared-api';
import type { Route } from '../../src/http/router/Route';
import { createTestApp, type TestApp } from '../createTestApp';
import { otherRequests } from '../faults/otherRequests';
import type { Prepare } from '../faults/prepare';
import { World } from '../faults/World';
import { type FaultyMongo, startFaultyMongo } from '../faultyMongo/startFaultyMongo';
import { routesOf } from '../ownRoutes';
import { type AiStub, createAiStub, streamed } from '../stubs/createAiStub';

const INTERNAL = 'i'.repeat(32);
// The driver takes this code as the answer to one query; after most others it looks for the primary again.
const GIVEN_UP = { kind: 'error', code: 50 } as const;
/** Read to find the caller, before the route runs. */
const CALLER = ['sessions', 'users'];
/** Routes that also answer with them. */
const CALLERS: Readonly<Record<string, string>> = {
  'GET /api/admin/me/sessions': 'sessions',
  'GET /api/admin/passkeys': 'users',
  'GET /api/admin/staff': 'users',
  'GET /api/admin/users': 'users',
  'GET /api/admin/users/:id': 'users',
};
const COMMANDS = ['find', 'aggregate', 'count'];

let mongo: FaultyMongo;
let model: AiStub;
let app: TestApp;
let world: World;
const ids: Record<string, string> = {};

beforeAll(async () => {
  mongo = await startFaultyMongo();
  model = await createAiStub();
  model.reply(streamed('{"passage":null}'));
  const answers = { model: 'any', aDay: 1_000, deadlineMs: 60_000 };
  app = await createTestApp({
    ...{ uri: mongo.uri, internalToken: INTERNAL },
    ai: { apiKey: 'any', baseUrl: model.baseUrl, answers },
  });
  world = new World(app);
  for (const key of contentKeys) ids[resources[key].name] = await world.add(key);
  ids.users = (await world.addPerson()).id;
  const article = await world.addArticle({ slug: 'known', content: 'First' });
  await app.engine.update('articles', article.id, { content: 'Second' });
  ids.articles = article.id;
  ids.feedback = (await world.addSuggestion()).id;
  ids.media = await world.addMedium();
  const { url } = await world.call('GET', `/api/admin/media/${ids.media}`);
  ids.file = String(url).replace('/api/help/media/', '');
  ids.preview = app.parts.people.previews.sign(article.id).token;
});
afterAll(async () => {
  await app.stop();
  await model.stop();
  await mongo.stop();
});

const COUNTED = 'is counted in memory';

/** Answered without reading the database. */
const WITHOUT_DATABASE: Readonly<Record<string, string>> = {
  'GET /api/content-version': 'is in memory',
  'GET /api/help/files/:name': 'is in the bundle',
  'GET /api/openapi.json': 'is made once',
  'GET /healthz': 'describes the process alone',
  'GET /readyz': 'is what the watch over the database has found',
  'GET /api/admin/me': 'is the caller',
  'POST /api/admin/help/articles/preview': 'is rendered from the body',
  'POST /api/help/articles/:id/view': COUNTED,
  'POST /api/help/downloads/:id/download': COUNTED,
  'POST /api/help/faqs/:id/view': COUNTED,
  'POST /api/help/search/opened': COUNTED,
  'POST /api/help/videos/:id/view': COUNTED,
  'POST /api/policy-reports': COUNTED,
  'POST /api/telemetry': COUNTED,
};

const QUERIES: Readonly<Record<string, string>> = {
  '/api/admin/help/articles/slug-check': '?slug=known',
  // Figures are cached for some seconds.
  '/api/admin/help/analytics.csv': '?days=90',
  '/api/help/search': '?q=ticket',
  '/api/help/search/all': '?q=ticket',
  '/api/help/search/choice': '?q=ticket',
  '/api/internal/telemetry': '?releases=mfe-help/0123456789abcdef',
};

/** The path with values for its parameters. */
function addressOf({ path }: Route): string {
  const name = path.split('/').at(path.startsWith('/api/admin/media') ? 3 : 4) ?? '';
  const id = ids[name] ?? (path.includes('users') ? ids.users : ids.articles) ?? '';
  return (
    path
      .replace(':key/:name', ids.file ?? '')
      .replace(':token', ids.preview ?? '')
      .replace(':slug', 'known')
      .replace(':revision', '1')
      .replace('/:name', '/paper-weights.csv')
      .replace(':id', id) + (QUERIES[path] ?? '')
  );
}

const readRequest =
  (route: Route): Prepare =>
  () => ({
    path: addressOf(route),
    token: route.access === 'internal' ? INTERNAL : app.superToken,
  });

const requests: [string, Prepare][] = [
  ...routesOf()
    .filter(({ method }) => method === 'get')
    .map((route): [string, Prepare] => [`GET ${route.path}`, readRequest(route)]),
  ...Object.entries(otherRequests),
];

/** Sends a request. Resolves with its status, which tools of the MCP server name only in their answer. */
async function ask(name: string, prepare: Prepare, faults: () => void = () => undefined) {
  const request = await prepare(world);
  // No cached answer may be sent.
  await app.content.bump();
  faults();
  const { status, text } = await world.send(name.split(' ')[0] ?? '', request);
  mongo.faults.clear();
  return text.includes('"isError":true') && text.includes('temporarily unavailable') ? 503 : status;
}

test.each(requests)('%s', async (name, prepare) => {
  const except = ['state', ...CALLER.filter((one) => !CALLERS[name]?.includes(one))];
  const failed = await ask(name, prepare, () => {
    for (const command of COMMANDS) mongo.faults.inject({ command, except }, GIVEN_UP, 1_000);
  });
  const whole = await ask(name, prepare);
  expect(whole).toBeLessThan(300);
  expect(failed).toBe(name in WITHOUT_DATABASE ? whole : 503);
});
