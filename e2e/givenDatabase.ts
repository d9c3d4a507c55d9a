import path from 'node:path';
import mongoose from 'mongoose';
import { firstPorts } from './site';

/**
 * The data folder of a composition that was started once, with the demo content. Compositions of specs
 * start on copies of it: to write and render that content takes most of a first start.
 */
export const seededData = path.resolve(import.meta.dirname, '../.cache/e2e/seeded');

const databaseOf = (port: string) => {
  const uri = new URL(String(process.env.MONGODB_URI));
  uri.pathname = `/e2e-${port}`;
  return uri.href;
};

async function drop(port: string): Promise<void> {
  const connection = await mongoose.createConnection(databaseOf(port)).asPromise();
  await connection.dropDatabase();
  await connection.close();
}

/**
 * The environment of a composition at `port` that uses an empty database on the server of
 * `MONGODB_URI`; without that variable nothing, which means the embedded database.
 */
export async function givenDatabase(port: string): Promise<{ MONGODB_URI?: string }> {
  if (!process.env.MONGODB_URI) return {};
  await drop(port);
  return { MONGODB_URI: databaseOf(port) };
}

/** Drops the databases of the run. */
export async function dropGivenDatabases(): Promise<void> {
  if (process.env.MONGODB_URI) await Promise.all(firstPorts.map(drop));
}
