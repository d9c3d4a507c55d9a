import { Cursors } from '../commands/cursors';
import { type Change, type Storage, undoAll } from '../store/storage';
import type { Session } from './sessions';

const idleMilliseconds = 5_000;
const openMilliseconds = 60_000;

/**
 * An open transaction. What it has changed is in memory while its own commands run, and is undone
 * before others read.
 */
export class Transaction {
  /** Results that did not fit into one answer: they end with the transaction. */
  readonly cursors = new Cursors();
  readonly changes: Change[] = [];
  readonly #openedAt = Date.now();
  #lastUsed = 0;
  #isInMemory = true;

  constructor(
    readonly session: Session,
    /** The connection that sent its last command. */
    public client: unknown,
    private readonly storage: Storage,
  ) {}

  /** Runs a command that sees its changes and adds to them. */
  run<T>(command: () => T): T {
    if (!this.#isInMemory) for (const { apply } of this.changes) apply();
    this.#isInMemory = true;
    try {
      return this.storage.gather(this.changes, command);
    } finally {
      this.#lastUsed = Date.now();
    }
  }

  /** Whether others read only after its changes are taken out of memory. */
  get hasChangesInMemory(): boolean {
    return this.#isInMemory && this.changes.length > 0;
  }

  /** Takes its changes out of memory, until its next command. */
  suspend(): void {
    if (this.#isInMemory) undoAll(this.changes);
    this.#isInMemory = false;
  }

  /** Whether its client has left it alone or open for too long. */
  isOverdue(now: number): boolean {
    return now - this.#lastUsed >= idleMilliseconds || now - this.#openedAt >= openMilliseconds;
  }
}
