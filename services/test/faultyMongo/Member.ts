import type { Socket } from 'node:net';
import type { Doc } from '@pressline/embedded-mongo/bson/values';
import { Faults, nameOf } from './Faults';
import { openUpstream, type Upstream } from './openUpstream';

const HELLO = new Set(['hello', 'ismaster', 'isMaster']);
const WRITES = new Set([
  ...['insert', 'update', 'delete', 'findAndModify', 'create', 'createIndexes', 'collMod'],
  ...['drop', 'dropIndexes', 'dropDatabase', 'renameCollection'],
]);

const refusal = (code: number, codeName: string): Doc => ({
  ...{ ok: 0, code, codeName, errmsg: 'not primary' },
});
const NOT_PRIMARY = refusal(10_107, 'NotWritablePrimary');
const NO_SECONDARY_OK = refusal(13_435, 'NotPrimaryNoSecondaryOk');

/** Whether a secondary may answer a query. */
const mayBeOld = ({ $readPreference }: Doc) =>
  (($readPreference ?? {}) as Doc).mode !== undefined &&
  ($readPreference as Doc).mode !== 'primary';

/** What a member knows of its replica set. */
interface MemberSet {
  readonly primary: Member;
  describe(member: Member): Doc;
  /** `writes` of one command or one transaction; `command` says whom its answer waits for. */
  replicate(member: Member, writes: readonly Doc[], command: Doc): Promise<Doc>;
}

/** One member of the replica set: its answers without planned faults. */
export class Member {
  readonly faults = new Faults();
  /** Every command that was received, except hellos. */
  readonly received: Doc[] = [];
  address = '';
  readonly sockets = new Set<Socket>();
  /** Answers of retryable writes, by session and number: a retry is not run again. */
  readonly #answered = new Map<string, Promise<Doc>>();
  /** The writes of each open transaction. */
  readonly #open = new Map<string, Doc[]>();
  #repeating: Upstream | undefined;

  constructor(
    readonly set: MemberSet,
    readonly upstreamPort: number,
  ) {}

  open(): Upstream {
    return openUpstream(this.upstreamPort);
  }

  async run(upstream: Upstream, command: Doc): Promise<Doc> {
    const name = nameOf(command);
    if (HELLO.has(name)) return { ...(await upstream.run(command)), ...this.set.describe(this) };
    this.received.push(command);
    const isPrimary = this.set.primary === this;
    if (command.autocommit === false) {
      return isPrimary ? this.#runInTransaction(upstream, command) : NOT_PRIMARY;
    }
    if (!WRITES.has(name)) {
      return isPrimary || mayBeOld(command) ? upstream.run(command) : NO_SECONDARY_OK;
    }
    if (!isPrimary) return NOT_PRIMARY;
    const reply = await this.#writeOnce(upstream, command);
    return { ...reply, ...(await this.set.replicate(this, [command], command)) };
  }

  async #runInTransaction(upstream: Upstream, command: Doc): Promise<Doc> {
    const reply = await upstream.run(command);
    const {
      lsid,
      txnNumber,
      autocommit: _,
      startTransaction: __,
      readConcern: ___,
      ...write
    } = command;
    const key = JSON.stringify([lsid, txnNumber]);
    const name = nameOf(command);
    const writes = this.#open.get(key) ?? [];
    if (WRITES.has(name)) this.#open.set(key, [...writes, write]);
    if (name === 'abortTransaction') this.#open.delete(key);
    if (name !== 'commitTransaction' || reply.ok !== 1) return reply;
    this.#open.delete(key);
    return { ...reply, ...(await this.set.replicate(this, writes, command)) };
  }

  /** Applies a write of the primary. */
  repeat(command: Doc): Promise<Doc> {
    this.#repeating ??= this.open();
    return this.#writeOnce(this.#repeating, command);
  }

  /** Ends the connections of its clients. */
  disconnect(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.#repeating?.close();
    this.disconnect();
  }

  #writeOnce(upstream: Upstream, { txnNumber, ...command }: Doc): Promise<Doc> {
    if (txnNumber === undefined) return upstream.run(command);
    const key = JSON.stringify([command.lsid, txnNumber]);
    const answer = this.#answered.get(key) ?? upstream.run(command);
    this.#answered.set(key, answer);
    return answer;
  }
}
