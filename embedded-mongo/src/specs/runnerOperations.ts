import type { ClientSession, CommandStartedEvent, MongoClient } from 'mongodb';
import type { Doc } from '../bson/values';
import type { Entities } from './entities';

interface Context {
  readonly entities: Entities;
  /** The runner's own client, which no test observes. */
  readonly own: MongoClient;
}

function assert(isTrue: unknown, message: string): void {
  if (!isTrue) throw new Error(message);
}

type Run = (args: Doc, context: Context) => unknown;

const onSession =
  (check: (session: ClientSession & Doc) => unknown, message: string): Run =>
  ({ session }, { entities }) =>
    assert(check(entities.session(session) as never), message);

const isDirty = ({ serverSession }: Doc) => (serverSession as { isDirty: boolean }).isDirty;

const collectionNames = async ({ databaseName }: Doc, { own }: Context): Promise<unknown[]> =>
  (await own.db(String(databaseName)).listCollections().toArray()).map(({ name }) => name);

const indexNames = async (
  { databaseName, collectionName }: Doc,
  { own }: Context,
): Promise<unknown[]> => {
  const indexes = own.db(String(databaseName)).collection(String(collectionName)).listIndexes();
  return (await indexes.toArray().catch(() => [])).map(({ name }) => name);
};

/** Whether the last two commands of a client were sent in one session. */
function isSameSession({ client }: Doc, { entities }: Context): boolean {
  const started = entities.events(client).filter(([type]) => type === 'commandStartedEvent');
  const [a, b] = started.slice(-2).map(([, event]) => (event as CommandStartedEvent).command.lsid);
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What tests ask of the runner itself. */
export const runnerOperations: Record<string, Run> = {
  failPoint: ({ failPoint }, { own }) => own.db('admin').command(failPoint as Doc),
  createEntities: async ({ entities: list }, { entities }) => {
    for (const entity of list as Doc[]) {
      await entities.create(Object.entries(entity)[0] as [string, Doc]);
    }
  },
  assertCollectionExists: async (args, context) =>
    assert((await collectionNames(args, context)).includes(args.collectionName), 'no collection'),
  assertCollectionNotExists: async (args, context) =>
    assert(!(await collectionNames(args, context)).includes(args.collectionName), 'a collection'),
  assertIndexExists: async (args, context) =>
    assert((await indexNames(args, context)).includes(args.indexName), 'no index'),
  assertIndexNotExists: async (args, context) =>
    assert(!(await indexNames(args, context)).includes(args.indexName), 'an index'),
  assertSameLsidOnLastTwoCommands: (args, context) =>
    assert(isSameSession(args, context), 'two sessions'),
  assertDifferentLsidOnLastTwoCommands: (args, context) =>
    assert(!isSameSession(args, context), 'one session'),
  assertSessionDirty: onSession(isDirty, 'not dirty'),
  assertSessionNotDirty: onSession((session) => !isDirty(session), 'dirty'),
  assertSessionPinned: onSession((session) => session.isPinned, 'not pinned'),
  assertSessionUnpinned: onSession((session) => !session.isPinned, 'pinned'),
  assertSessionTransactionState: ({ session, state }, { entities }) => {
    const { transaction } = entities.session(session) as unknown as { transaction: Doc };
    const name = String(transaction.state).toLowerCase();
    assert(name.includes(String(state)), `the state is ${name}`);
  },
};
