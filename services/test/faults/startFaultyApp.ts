import { connectDatabase, openDatabase } from '../../src/store/connection/openDatabase';
import { createTestApp } from '../createTestApp';
import { startFaultyMongo } from '../faultyMongo/startFaultyMongo';
import { World } from './World';

type Options = Parameters<typeof createTestApp>[0];

/** An app on a database that fails as it is told, a connection past the faults, and the data of requests. */
export async function startFaultyApp(options: Options = {}) {
  const mongo = await startFaultyMongo();
  const upstream = openDatabase();
  await connectDatabase(upstream, mongo.upstreamUri);
  const app = await createTestApp({
    ...{ uri: mongo.uri, ...options },
    delivery: {
      smtpUrl: 'smtp://127.0.0.1:1',
      mailFrom: 'a@shop.example',
      mailTo: 'b@shop.example',
    },
  });
  return {
    ...{ mongo, upstream, app, world: new World(app) },
    async stop() {
      await app.stop();
      await upstream.close();
      await mongo.stop();
    },
  };
}
