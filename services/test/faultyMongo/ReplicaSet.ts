import type { Doc } from '../../embedded-mongo/src/bson/values';
import { Member } from './Member';
import type { Upstream } from './openUpstream';

const NAME = 'faulty';

/** A primary and perhaps a secondary, which repeats each write of the primary `lagMs` later. */
export class ReplicaSet {
  readonly primary: Member;
  readonly secondary: Member | undefined;
  readonly #replication: Upstream | undefined;
  readonly #pending = new Set<NodeJS.Timeout>();

  constructor(
    primaryPort: number,
    secondaryPort: number | undefined,
    private readonly lagMs: number,
  ) {
    this.primary = new Member(this, primaryPort);
    if (secondaryPort === undefined) return;
    this.secondary = new Member(this, secondaryPort);
    this.#replication = this.secondary.open();
  }

  get members(): Member[] {
    return this.secondary ? [this.primary, this.secondary] : [this.primary];
  }

  get uri(): string {
    const addresses = this.members.map(({ address }) => address).join(',');
    return `mongodb://${addresses}/pressline?replicaSet=${NAME}`;
  }

  /** What a member says of the set and of its part in it. */
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
      secondary: !isPrimary,
    };
  }

  replicate(command: Doc): void {
    if (!this.#replication) return;
    const timer = setTimeout(() => {
      this.#pending.delete(timer);
      this.#replication?.run(command).catch(() => undefined);
    }, this.lagMs);
    this.#pending.add(timer);
  }

  close(): void {
    for (const timer of this.#pending) clearTimeout(timer);
    this.#replication?.close();
  }
}
