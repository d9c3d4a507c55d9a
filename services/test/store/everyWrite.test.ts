import { contentKeys, resources } from '@pressline/shared-api';
import { otherRequests } from '../faults/otherRequests';
import { startFaultyApp } from '../faults/startFaultyApp';
import type { SentRequest } from '../faults/World';
import { writeRequests } from '../faults/writeRequests';
import type { Fault } from '../faultyMongo/Faults';
import { routesOf } from '../ownRoutes';
import { type AiStub, article, createAiStub } from '../stubs/createAiStub';

const UNKNOWN = 'We don’t know if this was saved. Please check before you try again.';
const NOT_SAVED = 'The service is temporarily unavailable';

const DRAFT = { title: 'Set the ink keys', summary: 'Even ink.', content: 'Text', tags: [] };

let site: Awaited<ReturnType<typeof startFaultyApp>>;
let { mongo, upstream, app, world } = {} as typeof site;
let ai: AiStub;

beforeAll(async () => {
  ai = await createAiStub();
  ai.reply(article(DRAFT));
  site = await startFaultyApp({
    ai: { apiKey: 'any', baseUrl: ai.baseUrl },
    // On a busy machine these tests take minutes; no use of a session is to be noted meanwhile.
    sessionIdleMinutes: 24 * 60,
  });
  ({ mongo, upstream, app, world } = site);
});
afterAll(async () => {
  await site.stop();
  await ai.stop();
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

const COMMIT = 'commitTransaction';
const COMMANDS = ['insert', 'update', 'delete', 'findAndModify', COMMIT];

interface Write {
  command: string;
  collection: string;
  /** Whether it saves nothing before its transaction is committed. */
  isOfTransaction: boolean;
}

/** Writes before or after the one that saves what was sent. By themselves they change nothing for users. */
const ASIDE: Readonly<Record<string, string>> = {
  auditEntries: 'records the call',
  challenges: 'is valid for one attempt',
  'insert sessions': 'opens a session, which nobody can use without the answer',
  'update users': 'notes when somebody signed in',
  'mediaFiles.chunks': 'is found only through its record',
  'mediaFiles.files': 'is found only through its record',
  mediaPending: 'notes which files may have no record',
};

const isAudit = (collection: string) => collection.startsWith('audit');
/** Writes that may fail without an error: the upkeep repeats them. */
const BEST_EFFORT = ['delete mediaFiles.chunks', 'delete mediaFiles.files', 'delete mediaPending'];

/** Calls that can be repeated safely, so either message is right. */
const REPEATABLE: Readonly<Record<string, string>> = {
  'POST /api/admin/login': 'opens a session',
  'POST /api/admin/login/challenge': 'asks for a passkey',
  'POST /api/admin/me/passkeys/challenge': 'asks for a passkey',
  'POST /api/admin/help/articles/:id/presence': 'is forgotten within a minute',
  'DELETE /api/admin/help/articles/:id/presence': 'is forgotten within a minute',
  'POST /api/consent': 'is sent until it is answered, and kept once',
};

const textOf = ({ command, collection }: Write) => `${command} ${collection}`;
const isAside = (write: Write) =>
  write.isOfTransaction || write.collection in ASIDE || textOf(write) in ASIDE;

const names = Object.keys(writeRequests);
const routes = routesOf().filter(({ method }) => method !== 'get');
const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method.toUpperCase()} ${path}`;

const send = (name: string, request: SentRequest) => world.send(name.split(' ')[0] ?? '', request);

/** Sends what the last fault delayed: the content version. */
async function settle() {
  await app.content.bump();
  await app.parts.audit.flush();
}

/** What a request writes when nothing goes wrong. */
async function writesOf(name: string, request: SentRequest): Promise<Write[]> {
  await settle();
  mongo.received.length = 0;
  const { status, text } = await send(name, request);
  if (status >= 300) throw new Error(`${status} ${text}`);
  return mongo.received.flatMap((command) => {
    const [first = ''] = Object.keys(command);
    const isOfTransaction = command.autocommit === false && first !== COMMIT;
    const write = { command: first, collection: String(command[first]), isOfTransaction };
    return COMMANDS.includes(first) ? [write] : [];
  });
}

/**
 * Every document of these collections except the content version, which does not depend on the body: as
 * bytes, since this is compared before and after each fault.
 */
async function stored(collections: string[]) {
  const filter = { _id: { $nin: ['content' as never] } };
  const all = collections.map((one) =>
    upstream.collection(one).find(filter, { raw: true }).toArray(),
  );
  return Buffer.concat((await Promise.all(all)).flat() as unknown as Uint8Array[]);
}

test('each route of another method than GET is in one of the two tables', () => {
  const known = [...names, ...Object.keys(otherRequests)];
  expect(known.sort()).toEqual(routes.map(nameOf).sort());
});

/** Resources share their code, so of each of their routes only every third write fails, starting one later each time. */
const alike = contentKeys
  .filter((key) => key !== 'articles')
  .map((key) => resources[key].adminPath);
const isAlike = (name: string) =>
  alike.some((path) => [path, `${path}/:id`, `${path}/bulk`].includes(name.split(' ')[1] ?? ''));

/** Either of the two writes of an entry in the audit log fails for the caller in the same place. */
const onlyEvery = (name: string, { collection }: Write) =>
  isAlike(name) ? 3 : isAudit(collection) ? 2 : 1;

// Each write fails in one of the three ways; the same write of the next route fails in the next way.
test.each(names)('%s', async (name) => {
  const at = names.indexOf(name);
  const prepare = writeRequests[name];
  if (!prepare) throw new Error(`There is no request for ${name}`);
  const writes = await writesOf(name, await prepare(world));
  const saving = writes.filter((one) => !isAside(one));
  const main = saving.length > 0 ? saving : writes.filter(({ collection }) => !isAudit(collection));
  expect(main).not.toEqual([]);
  const written = writes.filter((one) => main.includes(one) || one.isOfTransaction);
  const collections = [...new Set(written.map(({ collection }) => collection))].filter(
    (name) => !isAudit(name) && name !== '1',
  );
  const wrong: string[] = [];
  for (const [index, write] of writes.entries()) {
    const isSame = (one: Write) => textOf(one) === textOf(write);
    if ((at + index) % onlyEvery(name, write) > 0) continue;
    const planned = FAULTS[(at + index + Math.floor(index / 3)) % 3] as Planned;
    const { name: what, fault } = planned;
    const mayBeMade = planned.mayBeMade && !write.isOfTransaction;
    const isBeforeAll = !writes.slice(0, index).some((one) => main.includes(one));
    const request = await prepare(world);
    await settle();
    const before = await stored(collections);
    const { command, collection } = write;
    const target = command === COMMIT ? { command } : { command, collection };
    mongo.faults.inject(target, fault, 1, writes.slice(0, index).filter(isSame).length);
    const { status, message } = await send(name, request);
    const isChanged = !before.equals(await stored(collections));
    const isKnown = !isChanged && (!mayBeMade || !main.includes(write));
    const expected = isKnown ? [NOT_SAVED] : [UNKNOWN];
    if (name in REPEATABLE || (isKnown && mayBeMade)) expected.push(NOT_SAVED, UNKNOWN);
    const isHalf = write.isOfTransaction && isBeforeAll && isChanged;
    const isRight =
      (!isHalf && status === 503 && expected.includes(String(message))) ||
      (status < 300 && BEST_EFFORT.includes(textOf(write)));
    const said = `${textOf(write)} ${what}: ${status} ${message}`;
    if (!isRight) wrong.push(`${said}${isChanged ? ', changed' : ''}`);
    if (mongo.faults.left > 0) wrong.push(`${said}, which was not asked`);
    mongo.faults.clear();
  }
  expect(wrong).toEqual([]);
});
