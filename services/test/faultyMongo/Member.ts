import type { Doc } from '../../embedded-mongo/src/bson/values';
import { Faults, nameOf } from './Faults';
import { openUpstream, type Upstream } from './openUpstream';
import type { ReplicaSet } from './ReplicaSet';

const HELLO = new Set(['hello', 'ismaster', 'isMaster']);
const WRITES = new Set([
  ...['insert', 'update', 'delete', 'findAndModify', 'create', 'createIndexes', 'collMod'],
  ...['drop', 'dropIndexes', 'dropDatabase', 'renameCollection'],
]);

const NOT_PRIMARY: Doc = {
  ok: 0,
  code: 10_107,
  errmsg: 'not primary',
  codeName: 'NotWritablePrimary',
};

/** One member of the replica set: what it answers, apart from what is made to go wrong. */
export class Member {
  readonly faults = new Faults();
  /** Every command that was received, hellos apart. */
  readonly received: Doc[] = [];
  address = '';
  /** Answers of retryable writes, by session and number: a repetition is not run again. */
  readonly #answered = new Map<string, Promise<Doc>>();

  constructor(
    readonly set: ReplicaSet,
    readonly upstreamPort: number,
  ) {}

  open(): Upstream {
    return openUpstream(this.upstreamPort);
  }

  async run(upstream: Upstream, command: Doc): Promise<Doc> {
    const name = nameOf(command);
    if (HELLO.has(name)) return { ...(await upstream.run(command)), ...this.set.describe(this) };
    this.received.push(command);
    if (!WRITES.has(name)) return upstream.run(command);
    if (this.set.primary !== this) return NOT_PRIMARY;
    return this.#writeOnce(upstream, command);
  }

  #writeOnce(upstream: Upstream, { txnNumber, ...command }: Doc): Promise<Doc> {
    if (txnNumber === undefined) return this.#write(upstream, command);
    const key = JSON.stringify([command.lsid, txnNumber]);
    const answer = this.#answered.get(key) ?? this.#write(upstream, command);
    this.#answered.set(key, answer);
    return answer;
  }

  async #write(upstream: Upstream, command: Doc): Promise<Doc> {
    const reply = await upstream.run(command);
    this.set.replicate(command);
    return reply;
  }
}
