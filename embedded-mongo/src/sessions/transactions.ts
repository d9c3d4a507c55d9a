import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Storage } from '../store/storage';
import { type Session, Sessions } from './sessions';
import { Transaction } from './transaction';

/** On these errors a driver runs the transaction again. */
export const transient = { errorLabels: ['TransientTransactionError'] };

export const noSuchTransaction = (message: string) =>
  new MongoError('NoSuchTransaction', message, transient);

/** Whether a command belongs to a transaction; a write with a number and without this may be repeated. */
export const isOfTransaction = ({ autocommit }: Doc) => autocommit === false;

/** The transaction that is open, and what sessions have done. One transaction is open at a time. */
export class Transactions {
  readonly sessions: Sessions;
  #open: Transaction | undefined;

  constructor(private readonly storage: Storage) {
    this.sessions = new Sessions(storage);
  }

  get open(): Transaction | undefined {
    return this.#open;
  }

  /** Whether a command has its turn only when the open transaction has ended. */
  mustWait(command: Doc, writes = false): boolean {
    const isOfSession = command.txnNumber !== undefined && this.sessions.find(command.lsid);
    if (!this.#open || isOfSession === this.#open.session) return false;
    return isOfTransaction(command) ? command.startTransaction === true : writes;
  }

  /** Begins the transaction of a command, or goes on with it. @throws MongoDB's errors. */
  enter(command: Doc, client: unknown): Transaction {
    const session = this.sessions.of(command);
    const number = this.#numberOf(command, session);
    const { done } = session;
    if (command.startTransaction) {
      if (number === done.number) {
        throw new MongoError('Location50911', `Transaction ${number} of this session has begun`);
      }
      this.#abortOf(session);
      session.done = { number, isTransaction: true };
      this.#open = new Transaction(session, client, this.storage);
      return this.#open;
    }
    if (number !== done.number || !done.isTransaction) {
      throw noSuchTransaction(
        `Given transaction number ${number} does not match any in-progress transactions.`,
      );
    }
    if (done.reply) {
      throw new MongoError('TransactionCommitted', `Transaction ${number} has been committed.`);
    }
    if (this.#open?.session !== session) {
      throw noSuchTransaction(`Transaction ${number} has been aborted.`);
    }
    this.#open.client = client;
    return this.#open;
  }

  /** The answer to a commit that was done already, if it was. */
  committed(command: Doc): Doc | undefined {
    const { done } = this.sessions.of(command);
    const isSame = done.isTransaction && done.number === Number(command.txnNumber);
    return isSame && 'commitTransaction' in command ? done.reply : undefined;
  }

  /** Makes the open transaction's changes part of the next commit. Runs as its last command. */
  commit(): void {
    if (!this.#open) return;
    const { session, changes } = this.#open;
    this.sessions.remember(session, { ...session.done, reply: { ok: 1 } });
    this.storage.add(changes);
    this.#open = undefined;
  }

  /** Undoes the open transaction. */
  abort(): void {
    this.#open?.suspend();
    this.#open = undefined;
  }

  /** Lets go of sessions that their clients have ended. */
  end(lsids: readonly Doc[]): void {
    if (this.sessions.end(lsids).includes(this.#open?.session)) this.abort();
  }

  /** Runs a numbered write, or gives its answer when it was done before. @throws MongoDB's errors. */
  once(command: Doc, run: () => Doc): Doc {
    const session = this.sessions.of(command);
    const number = this.#numberOf(command, session);
    const { done } = session;
    if (number === done.number && done.isTransaction) {
      throw new MongoError('IncompleteTransactionHistory', `Transaction ${number} is no write`);
    }
    if (number === done.number && done.reply) return done.reply;
    this.#abortOf(session);
    const reply = run();
    this.sessions.remember(session, { number, isTransaction: false, reply });
    return reply;
  }

  #numberOf({ txnNumber }: Doc, { done }: Session): number {
    const number = Number(txnNumber);
    if (number >= done.number) return number;
    throw new MongoError(
      'TransactionTooOld',
      `Number ${number} is older than ${done.number}, which has already started on this session.`,
    );
  }

  /** A session's next number ends its transaction. */
  #abortOf(session: Session): void {
    if (this.#open?.session === session) this.abort();
  }
}
