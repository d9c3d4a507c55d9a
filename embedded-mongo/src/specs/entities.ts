import {
  type ClientSession,
  type ClientSessionOptions,
  type CommandFailedEvent,
  type CommandStartedEvent,
  Db,
  MongoClient,
} from 'mongodb';
import type { Doc } from '../bson/values';

type Event = CommandStartedEvent | CommandFailedEvent;

const sessionOptions = ({ defaultTransactionOptions, ...options }: Doc): ClientSessionOptions => ({
  ...options,
  defaultTransactionOptions: transactionOptions((defaultTransactionOptions ?? {}) as Doc),
});

/** The format's options, as the driver has them. */
export const transactionOptions = ({ readPreference, ...options }: Doc): Doc => ({
  ...options,
  ...(readPreference ? { readPreference: (readPreference as Doc).mode } : {}),
});

/** What a test names: clients, with what they sent, databases, collections, sessions and results. */
export class Entities {
  readonly #entities = new Map<unknown, unknown>();
  readonly #events = new Map<unknown, [type: string, event: Event][]>();

  constructor(private readonly uri: string) {}

  async create([kind = '', spec = {}]: [string?, Doc?]): Promise<void> {
    this.set(spec.id, await this.#make(kind, spec));
  }

  async #make(kind: string, spec: Doc): Promise<unknown> {
    switch (kind) {
      case 'client':
        return this.#connect(spec);
      case 'database':
        return this.#as(MongoClient, spec.client).db(
          String(spec.databaseName),
          spec.databaseOptions as Doc,
        );
      case 'collection':
        return this.#as(Db, spec.database).collection(
          String(spec.collectionName),
          spec.collectionOptions as Doc,
        );
      case 'session':
        return this.#as(MongoClient, spec.client).startSession(
          sessionOptions((spec.sessionOptions ?? {}) as Doc),
        );
      default:
        throw new Error(`no entity ${kind}`);
    }
  }

  async #connect(spec: Doc): Promise<MongoClient> {
    const options = { ...(spec.uriOptions as Doc), monitorCommands: true };
    const client = new MongoClient(this.uri, options);
    const events: [string, Event][] = [];
    this.#events.set(spec.id, events);
    const ignored = ['configureFailPoint', ...((spec.ignoreCommandMonitoringEvents ?? []) as [])];
    const observed = (spec.observeEvents ?? []) as string[];
    const observe = (type: string) => (event: Event) => {
      if (observed.includes(type) && !ignored.includes(event.commandName))
        events.push([type, event]);
    };
    client.on('commandStarted', observe('commandStartedEvent'));
    client.on('commandFailed', observe('commandFailedEvent'));
    return client.connect();
  }

  set(id: unknown, value: unknown): void {
    this.#entities.set(id, value);
  }

  get(id: unknown): unknown {
    return this.#entities.get(id);
  }

  session(id: unknown): ClientSession {
    return this.get(id) as ClientSession;
  }

  /** What the test observes of a client. */
  events(client: unknown): [string, Event][] {
    return this.#events.get(client) ?? [];
  }

  #as<T>(_: abstract new (...args: never[]) => T, id: unknown): T {
    return this.get(id) as T;
  }

  async close(): Promise<void> {
    for (const entity of this.#entities.values()) {
      if (entity instanceof MongoClient) await entity.close();
    }
  }
}
