import { startFaultyApp } from '../faults/startFaultyApp';
import { writeRequests } from '../faults/writeRequests';

let site: Awaited<ReturnType<typeof startFaultyApp>>;

beforeAll(async () => {
  site = await startFaultyApp();
});
afterAll(() => site.stop());
afterEach(() => site.mongo.faults.clear());

/** Writes that nobody but the audit log follows, and where they are stored. */
const HELP = '/api/admin/help';
const WRITES: readonly (readonly [request: string, collection: string])[] = [
  ['POST /api/admin/media', 'media'],
  ['PUT /api/admin/media/:id', 'media'],
  ['DELETE /api/admin/media/:id', 'media'],
  ['POST /api/admin/media/:id/restore', 'media'],
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
    const { upstream, mongo, world } = site;
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
