import { contentKeys, resources } from '@pressline/shared-api';
import type { Route } from '../../src/route/Route';
import { createRoutes } from '../../src/routes';
import { createTestApp, type TestApp } from '../createTestApp';
import { World } from '../faults/World';
import { type FaultyMongo, startFaultyMongo } from '../faultyMongo/startFaultyMongo';

const INTERNAL = 'i'.repeat(32);
// Taken for the answer to one query: after others the driver looks for the primary anew.
const GIVEN_UP = { kind: 'error', code: 50 } as const;
/** Who asks is found before the route is asked. */
const CALLER = ['sessions', 'users'];
/** Routes whose answer is made of them, too. */
const CALLERS: Readonly<Record<string, string>> = {
  '/api/admin/me/sessions': 'sessions',
  '/api/admin/passkeys': 'users',
  '/api/admin/staff': 'users',
  '/api/admin/users': 'users',
  '/api/admin/users/:id': 'users',
};
const COMMANDS = ['find', 'aggregate', 'count'];

let mongo: FaultyMongo;
let app: TestApp;
const ids: Record<string, string> = {};

beforeAll(async () => {
  mongo = await startFaultyMongo();
  app = await createTestApp({ uri: mongo.uri, internalToken: INTERNAL });
  const world = new World(app);
  for (const key of contentKeys) ids[resources[key].name] = await world.add(key);
  ids.users = (await world.addPerson()).id;
  const article = await world.addArticle({ slug: 'known', content: 'First' });
  await app.deps.engine.update('articles', article.id, { content: 'Second' });
  ids.articles = article.id;
  ids.feedback = (await world.addSuggestion()).id;
  ids.media = await world.addMedium();
  const { url } = await world.call('GET', `/api/admin/media/${ids.media}`);
  ids.file = String(url).replace('/api/help/media/', '');
  ids.preview = app.deps.previews.sign(article.id).token;
});
afterAll(async () => {
  await app.stop();
  await mongo.stop();
});

/** Answered without a question to the database. */
const WITHOUT_DATABASE: Readonly<Record<string, string>> = {
  '/api/content-version': 'is in memory',
  '/api/help/files/:name': 'is in the bundle',
  '/api/openapi.json': 'is made once',
  '/healthz': 'is about the process alone',
  '/readyz': 'is what the watch over the database has found',
  '/api/admin/me': 'is who asks',
};

const QUERIES: Readonly<Record<string, string>> = {
  '/api/admin/help/articles/slug-check': '?slug=known',
  // Figures that were answered are kept for some seconds.
  '/api/admin/help/analytics.csv': '?days=90',
  '/api/help/answers': '?q=ticket',
  '/api/help/search': '?q=ticket',
  '/api/help/search/all': '?q=ticket',
  '/api/internal/telemetry': '?releases=mfe-help/0123456789abcdef',
};

/** The path with what is there for its parameters. */
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

async function ask(route: Route) {
  // As after a change that hides something: no answer of before may be given.
  await app.deps.content.bump(true);
  const token = route.access === 'internal' ? INTERNAL : app.superToken;
  const headers = { Authorization: `Bearer ${token}` };
  const address = app.baseUrl + addressOf(route);
  const response = await fetch(address, { headers, redirect: 'manual' });
  await response.text();
  return response.status;
}

test.each(
  createRoutes()
    .filter(({ method }) => method === 'get')
    .map((route): [string, Route] => [route.path, route]),
)('%s', async (path, route) => {
  const except = CALLER.filter((name) => !CALLERS[path]?.includes(name));
  for (const command of COMMANDS) {
    mongo.faults.inject({ command, except: [...except, 'state'] }, GIVEN_UP, 1_000);
  }
  expect(await ask(route)).toBe(path in WITHOUT_DATABASE ? 200 : 503);
  mongo.faults.clear();
  expect(await ask(route)).toBe(200);
});
