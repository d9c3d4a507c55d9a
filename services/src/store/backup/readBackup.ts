import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { parseJson } from '@pressline/shared-api/text';
import { mongo } from 'mongoose';
import { CommandError } from '../commands/openDatabaseOfCommand';
import { closingSchema, headerSchema } from './format';

/** A document of a backup, with the collection that it belongs to and its size as text. */
export interface BackupEntry {
  collection: string;
  document: mongo.BSON.Document;
  bytes: number;
}

/**
 * Reads a backup from beginning to end.
 * @throws CommandError when it is no backup, was cut short, or differs from what was written
 */
export async function* readBackup(file: string): AsyncGenerator<BackupEntry> {
  const hash = createHash('sha256');
  const counts = new Map<string, number>();
  let previous: Buffer | undefined;
  let isHeaderRead = false;
  for await (const line of linesOf(file)) {
    if (previous) hash.update(previous);
    previous = line;
    if (!isHeaderRead) {
      readHeader(file, line);
      isHeaderRead = true;
    } else if (line[0] === OPENING_BRACKET) {
      const entry = readEntry(file, line);
      counts.set(entry.collection, (counts.get(entry.collection) ?? 0) + 1);
      yield entry;
    }
  }
  const closing = closingSchema.safeParse(parseJson(String(previous)));
  if (!closing.success)
    throw new CommandError(`${file} was cut short: its closing line is missing`);
  const { sha256, collections } = closing.data;
  const isComplete = Object.entries(collections).every(
    ([name, count]) => count === (counts.get(name) ?? 0),
  );
  if (!isComplete || hash.digest('hex') !== sha256) {
    throw new CommandError(`${file} was altered: its contents do not match its checksum`);
  }
}

const OPENING_BRACKET = '['.charCodeAt(0);
const LINE_END = '\n'.charCodeAt(0);

/** Each line with its line end, because the checksum includes them. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  let parts: Buffer[] = [];
  try {
    for await (const chunk of source.pipe(text) as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
        yield Buffer.concat([...parts, chunk.subarray(start, end + 1)]);
        parts = [];
        start = end + 1;
      }
      if (start < chunk.length) parts.push(chunk.subarray(start));
    }
  } catch (error) {
    throw new CommandError(`Cannot read ${file}: ${(error as Error).message}`);
  } finally {
    source.destroy();
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

function readHeader(file: string, line: Buffer): void {
  const header = headerSchema.safeParse(parseJson(line.toString('utf8')));
  if (!header.success) throw new CommandError(`${file} is not a backup that this release can read`);
}

function readEntry(file: string, line: Buffer): BackupEntry {
  try {
    const [collection, document] = mongo.BSON.EJSON.parse(line.toString('utf8'), {
      relaxed: false,
    });
    return { collection, document, bytes: line.length };
  } catch {
    throw new CommandError(`${file} was altered: one of its lines is not a document`);
  }
}
