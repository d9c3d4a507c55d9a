import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { mongo } from 'mongoose';
import { CommandError } from '../commands/openDatabaseOfCommand';
import {
  type BackupClosing,
  type BackupHeader,
  collectionNames,
  FORMAT,
  FORMAT_VERSION,
} from './format';

/**
 * Writes every document of `db` into `file`, which only this user can read and which appears when
 * it is complete.
 * @returns the number of documents by collection
 * @throws CommandError when the file exists or cannot be written
 */
export async function writeBackup(db: mongo.Db, file: string): Promise<Record<string, number>> {
  if (await stat(file).catch(() => null)) throw new CommandError(`${file} already exists`);
  const partial = `${file}.partial`;
  const written: Record<string, number> = {};
  const target = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
  try {
    await pipeline(Readable.from(lines(db, written)), createGzip(), target);
    await rename(partial, file);
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      throw new CommandError(
        `${partial} exists: another backup is under way, or one was cut short`,
      );
    }
    await rm(partial, { force: true });
    // Only errors of the file name a system call.
    throw syscall ? new CommandError(`Cannot write ${file}: ${message}`) : error;
  }
  return written;
}

async function* lines(db: mongo.Db, written: Record<string, number>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: unknown) => {
    const text = `${mongo.BSON.EJSON.stringify(value, { relaxed: false })}\n`;
    hash.update(text);
    return text;
  };
  const names = await collectionNames(db);
  const header: BackupHeader = {
    format: FORMAT,
    version: FORMAT_VERSION,
    createdAt: new Date().toISOString(),
    collections: await countAll(db, names),
  };
  const plain = `${JSON.stringify(header)}\n`;
  hash.update(plain);
  yield plain;
  for (const name of names) {
    written[name] = 0;
    for await (const document of db.collection(name).find()) {
      written[name]++;
      yield line([name, document]);
    }
  }
  const closing: BackupClosing = { end: true, collections: written, sha256: hash.digest('hex') };
  yield `${JSON.stringify(closing)}\n`;
}

async function countAll(db: mongo.Db, names: readonly string[]): Promise<Record<string, number>> {
  const counts = names.map(async (name) => {
    // With stored types the driver returns an Int32.
    return [name, Number(await db.collection(name).countDocuments())];
  });
  return Object.fromEntries(await Promise.all(counts));
}
