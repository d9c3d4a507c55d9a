import { type Doc, isDoc } from '../bson/values';
import { Cursors } from '../commands/cursors';
import { errorReply, findCommand, runCommand } from '../commands/dispatch';
import { MongoError } from '../errors';
import { findDocs } from '../query/find';
import type { Catalog } from '../store/catalog';
import type { Request } from './wire';

export type Reply = Doc | Uint8Array;

interface Waiting {
  readonly reply: Reply;
  readonly isFlushed: boolean;
  readonly send: (reply: Reply) => void;
}

/**
 * Runs commands one after the other. Writes that arrive together share one commit, and none is
 * answered before it; a read never sees what is not committed.
 */
export class Engine {
  readonly #cursors = new Cursors();
  #waiting: Waiting[] = [];

  constructor(
    private readonly catalog: Catalog,
    private readonly log: (line: string) => void,
  ) {}

  handle({ command: body, sequences }: Request, send: (reply: Reply) => void): void {
    try {
      const command = findCommand(body);
      const context = {
        catalog: this.catalog,
        cursors: this.#cursors,
        db: String(body.$db ?? 'test'),
        sequences,
      };
      if (!command.writes) this.commit();
      const reply = runCommand(command, body, context);
      if (!command.writes) send(reply);
      else this.#wait({ reply, isFlushed: wantsFlush(body), send });
    } catch (error) {
      // A command that failed half-way keeps what it did before, so its error waits as well.
      this.#wait({ reply: errorReply(error), isFlushed: false, send });
    }
  }

  #wait(waiting: Waiting): void {
    this.#waiting.push(waiting);
    if (this.#waiting.length === 1) setImmediate(() => this.commit());
  }

  /** Commits everything pending and answers it; on failure every writer gets the error. */
  commit(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      this.catalog.storage.commit();
    } catch (error) {
      const reply = diskError(error);
      this.log(`write failed: ${String(reply.errmsg)}`);
      for (const { send } of waiting) send(reply);
      return;
    }
    for (const { reply, isFlushed, send } of waiting) {
      if (isFlushed)
        this.catalog.storage.flushed().then(
          () => send(reply),
          (error) => send(diskError(error)),
        );
      else send(reply);
    }
  }

  /** Removes documents that TTL indexes declare expired, and idle cursors. */
  expire(now = Date.now()): void {
    this.#cursors.closeIdle(now);
    this.commit();
    for (const collection of this.catalog.list()) {
      for (const { spec } of collection.indexes) {
        if (spec.expireAfterSeconds === undefined) continue;
        const [path = ''] = Object.keys(spec.key);
        const limit = new Date(now - spec.expireAfterSeconds * 1000);
        for (const stored of findDocs(collection, { [path]: { $lte: limit } })) {
          collection.remove(stored);
        }
      }
    }
    this.commit();
  }
}

const wantsFlush = ({ writeConcern }: Doc) => isDoc(writeConcern) && writeConcern.j === true;

function diskError(error: unknown): Doc {
  const message = error instanceof Error ? error.message : String(error);
  const isFull = /ENOSPC|no space|MDB_MAP_FULL|EDQUOT|EFBIG/i.test(message);
  return errorReply(
    new MongoError(
      isFull ? 'OutOfDiskSpace' : 'OperationFailed',
      `The write was not stored: ${message}`,
    ),
  );
}
