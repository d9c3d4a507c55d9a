import { connectDatabase, openDatabase } from '../../src/store/connection/openDatabase';
import { createTestApp, type TestApp } from '../createTestApp';
import { World } from '../faults/World';
import { writeRequests } from '../faults/writeRequests';
import { type FaultyMongo, startFaultyMongo } from '../faultyMongo/startFaultyMongo';

const upstream = openDatabase();
let mongo: FaultyMongo;
let app: TestApp;
let world: World;

beforeAll(async () => {
  mongo = await startFaultyMongo();
  await connectDatabase(upstream, mongo.upstreamUri);
  app = await createTestApp({
    uri: mongo.uri,
    delivery: {
      smtpUrl: 'smtp://127.0.0.1:1',
      mailFrom: 'a@shop.example',
      mailTo: 'b@shop.example',
    },
  });
  world = new World(app);
});
afterAll(async () => {
  await app.stop();
  await upstream.close();
  await mongo.stop();
});
afterEach(() => mongo.faults.clear());

/** Writes that nobody but the audit log follows, and where they are stored. */
const HELP = '/api/admin/help';
const WRITES: readonly (readonly [request: string, collection: string])[] = [
  ['POST /api/admin/media', 'media'],
  ['PUT /api/admin/media/:id', 'media'],
  ['DELETE /api/admin/media/:id', 'media'],
  [`PUT ${HELP}/feedback/:id`, 'feedback'],
  [`DELETE ${HELP}/feedback/:id`, 'feedback'],
  [`POST ${HELP}/feedback/:id/decline`, 'feedback'],
  ['PUT /api/admin/submissions/:id', 'submissions'],
  ['POST /api/admin/submissions/:id/resend', 'submissions'],
  ['DELETE /api/admin/submissions/:id', 'submissions'],
];

test.each(WRITES)(
  '%s is stored with its entry in the audit log, or not at all',
  async (...asked) => {
    const [name, collection] = asked;
    const stored = () => upstream.collection(collection).find().sort({ _id: 1 }).toArray();
    const entries = () => upstream.collection('auditEntries').countDocuments();
    const send = async () => {
      const prepare = writeRequests[name];
      if (!prepare) throw new Error(`There is no request for ${name}`);
      return prepare(world);
    };
    const [method = ''] = name.split(' ');
    const request = await send();
    const before = [await stored(), await entries()];
    mongo.faults.inject(
      { command: 'insert', collection: 'auditEntries' },
      { kind: 'error', code: 1 },
    );
    expect((await world.send(method, request)).status).toBe(500);
    expect(mongo.faults.left).toBe(0);
    expect([await stored(), await entries()]).toEqual(before);
    expect((await world.send(method, await send())).status).toBeLessThan(300);
  },
);
