import type { Doc } from '../bson/values';
import { errorReply } from '../commands/dispatch';
import { MongoError } from '../errors';
import type { Storage } from '../store/storage';

export type Reply = Doc | Uint8Array;

interface Waiting {
  readonly reply: Reply;
  /** Whether it also waits until the disk has flushed the commit. */
  readonly isFlushed: boolean;
  readonly send: (reply: Reply) => void;
}

/** Writes that arrive together share one commit, and none is answered before it. */
export class GroupCommit {
  #waiting: Waiting[] = [];

  constructor(
    private readonly storage: Storage,
    private readonly log: (line: string) => void,
  ) {}

  /** Sends a reply with the next commit. */
  wait(waiting: Waiting): void {
    this.#waiting.push(waiting);
    if (this.#waiting.length === 1) setImmediate(() => this.commit());
  }

  /** Commits everything pending and answers it; on failure every writer gets the error. */
  commit(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      this.storage.commit();
    } catch (error) {
      const reply = diskError(error);
      this.log(`write failed: ${String(reply.errmsg)}`);
      for (const { send } of waiting) send(reply);
      return;
    }
    for (const { reply, isFlushed, send } of waiting) {
      if (isFlushed)
        this.storage.flushed().then(
          () => send(reply),
          (error) => send(diskError(error)),
        );
      else send(reply);
    }
  }
}

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
