import { isDeepStrictEqual } from 'node:util';
import { contentKeys, resources } from '@pressline/shared-api';
import { createRoutes } from '../../src/routes';
import { createTestApp, type TestApp } from '../createTestApp';
import { World } from '../faults/World';
import { notWriting, type WriteRequest, writeRequests } from '../faults/writeRequests';
import type { Fault } from '../faultyMongo/Faults';
import { type FaultyMongo, startFaultyMongo } from '../faultyMongo/startFaultyMongo';

const UNKNOWN = 'It is not known whether this was saved. Please check before you try again.';
const NOT_SAVED = 'The service is temporarily unavailable';

let mongo: FaultyMongo;
let app: TestApp;
let world: World;

beforeAll(async () => {
  mongo = await startFaultyMongo();
  app = await createTestApp({ uri: mongo.uri });
  world = new World(app);
});
afterAll(async () => {
  await app.stop();
  await mongo.stop();
});
afterEach(() => mongo.faults.clear());

// Codes that the driver takes for the server's answer to this command, not for the loss of the server,
// which it would look for anew each time. The others are the subject of `faultyDatabase.test.ts`.
interface Planned {
  name: string;
  fault: Fault;
  mayBeMade: boolean;
}

const FAULTS: readonly Planned[] = [
  { name: 'was not run', fault: { kind: 'error', code: 96 }, mayBeMade: false },
  { name: 'was given up', fault: { kind: 'error', code: 50 }, mayBeMade: true },
  { name: 'has no majority', fault: { kind: 'writeConcernError', code: 64 }, mayBeMade: true },
];

const COMMANDS = ['insert', 'update', 'delete', 'findAndModify'];

interface Write {
  command: string;
  collection: string;
}

/** Writes before or after the one that saves what was sent. Alone they change nothing for anybody. */
const ASIDE: Readonly<Record<string, string>> = {
  articleRemovals: 'notes which history has to go one day',
  articleRevisions: 'keeps what an article said, before it changes',
  auditHead: 'tells of the call',
  auditLog: 'tells of the call',
  challenges: 'is good for one try',
  'insert sessions': 'opens a session, which is of no use without the answer',
  'update users': 'notes when somebody signed in',
  'mediaFiles.chunks': 'is found by its record alone',
  'mediaFiles.files': 'is found by its record alone',
  mediaPending: 'notes which files may have no record',
  operationSteps: 'notes what is about to be changed',
  trash: 'keeps what a document said, before it is deleted',
  'findAndModify state': 'raises the content version, or holds other calls back',
  'update state': 'holds other calls back',
  'update categories': 'counts a document of the category in advance',
};

const isAudit = (collection: string) => collection.startsWith('audit');
/** Writes after the answer is certain: the upkeep makes up for them. */
const BEST_EFFORT = ['delete mediaFiles.chunks', 'delete mediaFiles.files', 'delete mediaPending'];

/** Calls that do the same when they are made again, so that it does not matter what they are told. */
const REPEATABLE: Readonly<Record<string, string>> = {
  'POST /api/admin/login': 'opens a session',
  'POST /api/admin/login/challenge': 'asks for a passkey',
  'POST /api/admin/me/passkeys/challenge': 'asks for a passkey',
  'POST /api/admin/help/articles/:id/presence': 'is forgotten within a minute',
  'DELETE /api/admin/help/articles/:id/presence': 'is forgotten within a minute',
  'POST /api/consent': 'is sent until it is answered, and kept once',
};

const textOf = ({ command, collection }: Write) => `${command} ${collection}`;
const isAside = (write: Write) => write.collection in ASIDE || textOf(write) in ASIDE;

const names = Object.keys(writeRequests);
const routes = createRoutes().filter(({ method }) => method !== 'get');
const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method.toUpperCase()} ${path}`;

async function send(name: string, { path, body, token = app.superToken }: WriteRequest) {
  const isForm = body instanceof FormData;
  const response = await fetch(app.baseUrl + path, {
    method: name.split(' ')[0] ?? '',
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    body: isForm ? body : (JSON.stringify(body) ?? null),
  });
  const text = await response.text();
  const { message } = (text.startsWith('{') ? JSON.parse(text) : {}) as { message?: string };
  return { status: response.status, message, text };
}

/** Lets be told what the last fault left to be told. */
async function settle() {
  await app.deps.content.bump();
  await app.deps.audit.flush();
}

/** What a request writes when nothing goes wrong. */
async function writesOf(name: string, request: WriteRequest): Promise<Write[]> {
  await settle();
  mongo.received.length = 0;
  const { status, text } = await send(name, request);
  if (status >= 300) throw new Error(`${status} ${text}`);
  return mongo.received.flatMap((command) => {
    const [first = ''] = Object.keys(command);
    return COMMANDS.includes(first) ? [{ command: first, collection: String(command[first]) }] : [];
  });
}

/** All that is stored there but the content version, which says nothing of what was sent. */
async function stored(collections: string[]) {
  const all = collections.map((one) => app.deps.connection.collection(one).find().toArray());
  return (await Promise.all(all)).flat().filter(({ _id }) => String(_id) !== 'content');
}

test('each route that writes is in one of the two tables', () => {
  const known = [...names, ...Object.keys(notWriting)];
  expect(known.sort()).toEqual(routes.map(nameOf).sort());
});

/** Resources are written alike: a third of the writes of each of their routes meet a fault, of the next one the next. */
const alike = contentKeys
  .filter((key) => key !== 'articles')
  .map((key) => resources[key].adminPath);
const isAlike = (name: string) =>
  alike.some((path) => [path, `${path}/:id`, `${path}/bulk`].includes(name.split(' ')[1] ?? ''));

// Each write meets one of the faults, and the same write of the next route the next of them.
test.each(names)('%s', async (name) => {
  const at = names.indexOf(name);
  const prepare = writeRequests[name];
  if (!prepare) throw new Error(`There is no request for ${name}`);
  const writes = await writesOf(name, await prepare(world));
  const saving = writes.filter((one) => !isAside(one));
  const main = saving.length > 0 ? saving : writes.filter(({ collection }) => !isAudit(collection));
  expect(main).not.toEqual([]);
  const collections = [...new Set(main.map(({ collection }) => collection))];
  const wrong: string[] = [];
  for (const [index, write] of writes.entries()) {
    const isSame = (one: Write) => isDeepStrictEqual(one, write);
    if (isAlike(name) && (at + index) % 3 > 0) continue;
    const {
      name: what,
      fault,
      mayBeMade,
    } = FAULTS[(at + index + Math.floor(index / 3)) % 3] as Planned;
    const request = await prepare(world);
    await settle();
    const before = await stored(collections);
    mongo.faults.inject(write, fault, 1, writes.slice(0, index).filter(isSame).length);
    const { status, message } = await send(name, request);
    const isChanged = !isDeepStrictEqual(await stored(collections), before);
    const isKnown = !isChanged && (!mayBeMade || !main.includes(write));
    const expected = isKnown ? [NOT_SAVED] : [UNKNOWN];
    if (name in REPEATABLE || (isKnown && mayBeMade)) expected.push(NOT_SAVED, UNKNOWN);
    const isRight =
      (status === 503 && expected.includes(String(message))) ||
      (status < 300 && BEST_EFFORT.includes(textOf(write)));
    const said = `${textOf(write)} ${what}: ${status} ${message}`;
    if (!isRight) wrong.push(`${said}${isChanged ? ', changed' : ''}`);
    if (mongo.faults.left > 0) wrong.push(`${said}, which was not asked`);
    mongo.faults.clear();
  }
  expect(wrong).toEqual([]);
});
