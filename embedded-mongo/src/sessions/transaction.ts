import { Cursors } from '../commands/cursors';
import { type Change, collectionOf, type Storage, undoAll } from '../store/storage';
import type { Session } from './sessions';

const idleMilliseconds = 5_000;
const openMilliseconds = 60_000;

/**
 * An open transaction. What it has changed in a collection is in memory while its own commands run
 * there, and is undone before others read that collection.
 */
export class Transaction {
  /** Results that did not fit into one answer: they end with the transaction. */
  readonly cursors = new Cursors();
  readonly changes: Change[] = [];
  readonly #openedAt = Date.now();
  #lastUsed = 0;
  /** The collections whose changes are out of memory. */
  readonly #away = new Set<number>();
  readonly #groups = new Map<number, Change[]>();
  /** How many of its changes are in groups. */
  #grouped = 0;

  constructor(
    readonly session: Session,
    /** The connection that sent its last command. */
    public client: unknown,
    private readonly storage: Storage,
  ) {}

  /** Runs a command that sees its changes, in this collection unless in all, and adds to them. */
  run<T>(command: () => T, collection?: number): T {
    for (const [id, changes] of this.#changesIn(collection)) {
      if (this.#away.delete(id)) for (const { apply } of changes) apply();
    }
    try {
      return this.storage.gather(this.changes, command);
    } finally {
      this.#lastUsed = Date.now();
    }
  }

  /** Whether others read a collection only after its changes there are taken out of memory. */
  hasInMemory(collection?: number): boolean {
    return this.#changesIn(collection).some(([id]) => !this.#away.has(id));
  }

  /** Takes its changes out of memory, of this collection or all, until its next command there. */
  suspend(collection?: number): void {
    for (const [id, changes] of this.#changesIn(collection)) {
      if (!this.#away.has(id)) undoAll(changes);
      this.#away.add(id);
    }
  }

  /** What it has changed in one collection, or in each. */
  #changesIn(collection?: number): [number, readonly Change[]][] {
    for (; this.#grouped < this.changes.length; this.#grouped++) {
      const change = this.changes[this.#grouped] as Change;
      const group = this.#groups.get(collectionOf(change));
      if (group) group.push(change);
      else this.#groups.set(collectionOf(change), [change]);
    }
    if (collection === undefined) return [...this.#groups];
    const own = this.#groups.get(collection);
    return own ? [[collection, own]] : [];
  }

  /** Whether its client has left it alone or open for too long. */
  isOverdue(now: number): boolean {
    return now - this.#lastUsed >= idleMilliseconds || now - this.#openedAt >= openMilliseconds;
  }
}
