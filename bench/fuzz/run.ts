import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { type Db, MongoClient } from 'mongodb';
import { createContent } from '../api/createContent';
import { withApi } from '../api/startApi';
import { countsText } from '../table';
import { typedNumbers } from '../typedNumbers';
import { requestsOf } from './arbitraries';
import { checkAnswer } from './checkAnswer';
import { createSession } from './createSession';
import { type OpenApi, operationsOf } from './operations';

/**
 * Written also when a request is refused: who asked, how often, who was refused. `state` has the
 * content version, which a deletion raises also when the document is already gone.
 */
const BOOKKEEPING =
  /^(?:auditEntries|state|challenges|sessions|telemetry_|activity_|.*[lL]imits?$)/;

async function storedContent(database: Db): Promise<Map<string, string>> {
  const names = (await database.listCollections().toArray()).map(({ name }) => name).sort();
  const digests = new Map<string, string>();
  for (const name of names.filter((one) => !BOOKKEEPING.test(one))) {
    const documents = await database.collection(name).find().sort({ _id: 1 }).toArray();
    // Seen by the sign-in itself.
    const kept = documents.map(({ lastLogin, lastUsedAt, ...document }) => document);
    digests.set(name, createHash('sha256').update(JSON.stringify(kept)).digest('hex'));
  }
  return digests;
}

const changesOf = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );

/**
 * Sends each route of the API requests that nearly fit its description, as anybody and as a super
 * admin. `npm run fuzz -w bench -- [cases of each route] [seed]`
 */
const usage = 'fuzz -w bench -- [cases of each route] [seed]';
const [cases = 50, seed = Date.now() % 2 ** 31] = typedNumbers(usage, { most: 2 });
/** By which the memory of services may grow. */
const MAX_GROWTH_MB = 200;

await withApi(
  'fuzz',
  async ({ url, databaseUri, client, memory }) => {
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
    const mongo = await new MongoClient(databaseUri).connect();
    const database = mongo.db('pressline');
    const empty = await storedContent(database);
    await createContent(client, 5);
    if (changesOf(empty, await storedContent(database)).length === 0)
      throw new Error('What is stored is not seen');
    const session = await createSession(url, database);
    const before = memory('services');
    const operations = operationsOf(document);
    console.log(`${operations.length} routes, ${cases} cases each, seed ${seed}`);
    let failed = 0;
    const statuses = new Map<number, number>();
    for (const operation of operations) {
      const ids = await session.ids();
      const requests = fc.record({
        sent: requestsOf(operation, document, ids),
        isStaff: fc.boolean(),
      });
      const property = fc.asyncProperty(requests, async ({ sent, isStaff }) => {
        const stored = operation.method === 'GET' ? null : await storedContent(database);
        const exchange = await session.send(operation.method, sent, isStaff);
        statuses.set(exchange.status, (statuses.get(exchange.status) ?? 0) + 1);
        checkAnswer(operation, exchange);
        if (!stored || exchange.status < 400) return;
        const changed = changesOf(stored, await storedContent(database));
        if (changed.length > 0) {
          throw new Error(`answered ${exchange.status}, and stored something in ${changed}`);
        }
      });
      const result = await fc.check(property, { numRuns: cases, seed });
      if (!result.failed) continue;
      failed += 1;
      const { sent, isStaff } = result.counterexample?.[0] ?? {};
      console.error(`${operation.name}, ${isStaff ? 'staff' : 'anybody'}: ${result.errorInstance}`);
      console.error(`  ${JSON.stringify(sent).slice(0, 1_000)}`);
    }
    console.log(countsText(statuses));
    const growth = memory('services') - before;
    console.log(`memory of services grew by ${growth} MB, ${failed} routes failed`);
    await mongo.close();
    if (failed > 0 || growth > MAX_GROWTH_MB) process.exitCode = 1;
  },
  { RATE_LIMIT_SCALE: '10000', LOG_LEVEL: 'error' },
);
