import { type Doc, isDoc } from '../bson/values';
import type { Command, CommandContext } from '../commands/command';
import { Cursors } from '../commands/cursors';
import { commandOf, errorReply, findCommand, runCommand } from '../commands/dispatch';
import { serverCommands } from '../commands/serverCommands';
import { isOfTransaction, Transactions } from '../sessions/transactions';
import type { Catalog } from '../store/catalog';
import { removeExpired } from '../store/removeExpired';
import type { Client } from './connection';
import { GroupCommit, type Reply } from './groupCommit';
import { WaitingReads } from './waitingReads';
import type { Request } from './wire';

/** Work that waits for the end of the open transaction. */
interface Turn {
  /** The connection that wants to begin a transaction. */
  readonly client?: Client | false;
  readonly run: () => void;
}

/**
 * Runs commands one after the other; a read never sees what is not committed. While a transaction is
 * open, writes and other transactions wait in line, and reads go on when its client pauses.
 */
export class Engine {
  readonly #cursors = new Cursors();
  readonly #transactions: Transactions;
  readonly #commits: GroupCommit;
  readonly #reads = new WaitingReads();
  #line: Turn[] = [];

  constructor(
    private readonly catalog: Catalog,
    private readonly log: (line: string) => void,
  ) {
    this.#transactions = new Transactions(catalog.storage);
    this.#commits = new GroupCommit(catalog.storage, log);
  }

  handle(request: Request, client: Client, send: (reply: Reply) => void): void {
    const { command: body } = request;
    const run = () => this.#answer(request, client, send);
    const writes = commandOf(body)?.writes;
    if (this.#transactions.mustWait(body, writes)) {
      this.#line.push({ run, client: isOfTransaction(body) && client });
    } else if (isOfTransaction(body)) {
      run();
      this.#reads.statementDone();
    } else if (!writes && this.#transactions.open?.hasInMemory(this.#collectionOf(body))) {
      this.#reads.add(run);
    } else run();
    this.#goOn();
  }

  #answer({ command: body, sequences }: Request, client: Client, send: (reply: Reply) => void) {
    try {
      const command = findCommand(body);
      const context = {
        catalog: this.catalog,
        transactions: this.#transactions,
        cursors: this.#cursors,
        db: String(body.$db ?? 'test'),
        sequences,
        address: client.address,
      };
      const isStatement = isOfTransaction(body) && !('commitTransaction' in body);
      const reply = isOfTransaction(body)
        ? this.#runInTransaction(command, body, context, client)
        : this.#runAlone(command, body, context);
      if (command.writes && !isStatement) {
        this.#commits.wait({ reply, isFlushed: wantsFlush(body), send });
      } else send(reply);
    } catch (error) {
      // A command that failed half-way keeps what it did before, so its error waits as well.
      this.#commits.wait({ reply: errorReply(error), isFlushed: false, send });
    }
  }

  #runAlone(command: Command, body: Doc, context: CommandContext): Reply {
    if (!command.writes) {
      this.commit();
      this.#transactions.open?.suspend(this.#collectionOf(body));
    }
    const run = () => runCommand(command, body, context);
    if (body.txnNumber === undefined) return run();
    return this.#transactions.once(body, () => run() as Doc);
  }

  #runInTransaction(command: Command, body: Doc, context: CommandContext, client: Client): Reply {
    const committed = this.#transactions.committed(body);
    if (committed) return committed;
    if (body.startTransaction) this.commit();
    const transaction = this.#transactions.enter(body, client);
    const { cursors } = transaction;
    try {
      // One that is not there may be away with what the transaction has made of it.
      const collection = this.#collectionOf(body) || undefined;
      const run = () => runCommand(command, body, { ...context, cursors });
      const reply = transaction.run(run, collection);
      // As in MongoDB, a statement that fails ends the transaction.
      if ('writeErrors' in reply) this.#transactions.abort();
      return reply;
    } catch (error) {
      this.#transactions.abort();
      throw error;
    }
  }

  /** The number of the one collection that a command is about; 0 for none, undefined for any. */
  #collectionOf(body: Doc): number | undefined {
    const [name = ''] = Object.keys(body);
    if (name in serverCommands) return 0;
    const named = [body[name], body.collection].find((value) => typeof value === 'string');
    if (named === undefined) return undefined;
    return this.catalog.get(String(body.$db ?? 'test'), String(named))?.id ?? 0;
  }

  /** Gives those in line their turn, until the next transaction begins. */
  #goOn(): void {
    if (!this.#transactions.open) this.#reads.run();
    while (!this.#transactions.open) {
      const turn = this.#line.shift();
      if (!turn) return;
      turn.run();
    }
  }

  /** Ends the transaction of a connection that is lost, and begins none for it. */
  disconnected(client: Client): void {
    this.#line = this.#line.filter((turn) => turn.client !== client);
    if (this.#transactions.open?.client !== client) return;
    this.#transactions.abort();
    this.#goOn();
  }

  /** Ends a transaction that its client has left alone or open for too long. */
  endOverdue(now = Date.now()): void {
    if (!this.#transactions.open?.isOverdue(now)) return;
    this.log(`A transaction was ended: too long idle or open. ${this.#line.length} were waiting`);
    this.#transactions.abort();
    this.#goOn();
  }

  /** Commits everything pending and answers it. */
  commit(): void {
    this.#commits.commit();
  }

  /** Removes documents that TTL indexes declare expired, sessions and idle cursors. */
  expire(now = Date.now()): void {
    this.#cursors.closeIdle(now);
    const run = () => {
      this.commit();
      removeExpired(this.catalog, now);
      this.#transactions.sessions.removeExpired(now);
      this.commit();
    };
    this.#line.push({ run });
    this.#goOn();
  }
}

const wantsFlush = ({ writeConcern }: Doc) => isDoc(writeConcern) && writeConcern.j === true;
