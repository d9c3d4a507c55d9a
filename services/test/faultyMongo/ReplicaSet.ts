import { setTimeout as delay } from 'node:timers/promises';
import type { Doc } from '@pressline/embedded-mongo/bson/values';
import { Member } from './Member';
import { isForMajority, NO_MAJORITY, patienceOf, STEPPED_DOWN } from './writeConcern';

const NAME = 'faulty';

interface Pending {
  writes: readonly Doc[];
  timer: NodeJS.Timeout;
}

/**
 * A primary and perhaps a secondary, which applies each write of the primary `lagMs` later. An invisible
 * third member makes a majority with the primary at once.
 */
export class ReplicaSet {
  readonly members: Member[];
  #primary: Member;
  #secondary: Member | undefined;
  readonly #pending = new Set<Pending>();
  /** Ends with the next election; only while the primary is cut off from the others. */
  #isolation: { end: Promise<void>; stop(): void } | undefined;

  constructor(
    ports: readonly number[],
    private readonly lagMs: number,
  ) {
    this.members = ports.map((port) => new Member(this, port));
    [this.#primary, this.#secondary] = this.members as [Member, Member | undefined];
  }

  get primary(): Member {
    return this.#primary;
  }

  get uri(): string {
    const addresses = this.members.map(({ address }) => address).join(',');
    return `mongodb://${addresses}/pressline?replicaSet=${NAME}`;
  }

  /** A member's answer to hello. */
  describe(member: Member): Doc {
    const isPrimary = member === this.primary;
    return {
      setName: NAME,
      setVersion: 1,
      hosts: this.members.map(({ address }) => address),
      me: member.address,
      primary: this.primary.address,
      isWritablePrimary: isPrimary,
      ismaster: isPrimary,
      secondary: member === this.#secondary,
    };
  }

  /** Replicates writes. Resolves with fields to add to the answer. */
  async replicate(member: Member, writes: readonly Doc[], command: Doc): Promise<Doc> {
    if (member !== this.primary) return STEPPED_DOWN;
    if (this.#isolation) return isForMajority(command) ? this.#untilElection(command) : {};
    const secondary = this.#secondary;
    if (!secondary) return {};
    const pending: Pending = {
      writes,
      timer: setTimeout(() => {
        this.#pending.delete(pending);
        for (const write of writes) secondary.repeat(write).catch(() => undefined);
      }, this.lagMs),
    };
    this.#pending.add(pending);
    return {};
  }

  /** From now on the primary replicates nothing. */
  isolate(): void {
    let stop: () => void = () => undefined;
    const end = new Promise<void>((resolve) => {
      stop = resolve;
    });
    this.#isolation = { end, stop };
  }

  /**
   * The secondary becomes the primary, with every write that a majority has. Writes since `isolate` are
   * rolled back: the former primary leaves the set.
   */
  async stepDown(): Promise<void> {
    const [former, next] = [this.#primary, this.#secondary];
    if (!next) throw new Error('There is no secondary');
    const known = [...this.#pending];
    this.#forget();
    for (const { writes } of known) {
      for (const write of writes) await next.repeat(write);
    }
    this.#primary = next;
    this.#secondary = this.#isolation ? undefined : former;
    this.#isolation?.stop();
    this.#isolation = undefined;
    // Waiting commands are answered first.
    await delay(0);
    former.disconnect();
  }

  close(): void {
    this.#forget();
    for (const member of this.members) member.close();
  }

  #forget() {
    for (const { timer } of this.#pending) clearTimeout(timer);
    this.#pending.clear();
  }

  async #untilElection(command: Doc): Promise<Doc> {
    const giveUp = new AbortController();
    const patience = delay(patienceOf(command), NO_MAJORITY, { signal: giveUp.signal, ref: false });
    const election = this.#isolation?.end.then(() => STEPPED_DOWN);
    return Promise.race([election ?? STEPPED_DOWN, patience.catch(() => NO_MAJORITY)]).finally(() =>
      giveUp.abort(),
    );
  }
}
