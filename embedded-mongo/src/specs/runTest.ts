import { type Document, MongoClient } from 'mongodb';
import { type Doc, isDoc } from '../bson/values';
import { checkError, show } from './checkError';
import { Entities } from './entities';
import { matches } from './matches';
import { type Operation, runOnEntity } from './operations';
import { runnerOperations } from './runnerOperations';

interface CollectionData {
  readonly databaseName: string;
  readonly collectionName: string;
  readonly documents: Document[];
}

export interface Spec {
  readonly description: string;
  readonly runOnRequirements?: Doc[];
  readonly createEntities?: Doc[];
  readonly initialData?: CollectionData[];
  readonly tests: SpecTest[];
}

export interface SpecTest {
  readonly description: string;
  readonly skipReason?: string;
  readonly runOnRequirements?: Doc[];
  readonly operations: Operation[];
  readonly expectEvents?: { client: string; eventType?: string; events: Doc[] }[];
  readonly outcome?: CollectionData[];
}

/** Without the deadline that this driver adds to the write concern of a commit or abort. */
function commandOf(event: unknown, expected: Doc | undefined): Doc {
  const { command = {} } = (event ?? {}) as { command?: Doc };
  const { wtimeout, ...concern } = (command.writeConcern ?? {}) as Doc;
  const wanted = expected?.writeConcern as Doc | undefined;
  const isAdded = wtimeout === 10_000 && wanted && !('wtimeout' in wanted);
  return isAdded ? { ...command, writeConcern: concern } : command;
}

/** A test without what it expects of cluster times, which the server does not have; else undefined. */
export function withoutClusterTime(test: SpecTest): SpecTest | undefined {
  const copy = structuredClone(test);
  let isChanged = false;
  for (const { events } of copy.expectEvents ?? []) {
    for (const { commandStartedEvent: event } of events) {
      const { command } = (event ?? {}) as { command?: { readConcern?: Doc } };
      const { afterClusterTime, ...concern } = command?.readConcern ?? {};
      // A level that must not exist in a read concern says that there is one for its cluster time.
      const isLevel = typeof concern.level === 'string';
      if (!command?.readConcern || (!afterClusterTime && !isDoc(concern.level))) continue;
      isChanged = true;
      if (isLevel) command.readConcern = concern;
      else delete command.readConcern;
    }
  }
  return isChanged ? copy : undefined;
}

/** Runs one test of the unified test format. @throws when the server or the driver does not do as it says. */
export async function runTest(spec: Spec, test: SpecTest, uri: string): Promise<void> {
  const own = await MongoClient.connect(uri);
  const entities = new Entities(uri);
  const context = { entities, own, runAll };

  async function run(operation: Operation, isCallback: boolean): Promise<void> {
    const { name, object, expectError, expectResult, saveResultAsEntity } = operation;
    const ofRunner = runnerOperations[name];
    let result: unknown;
    try {
      if (object === 'testRunner' && ofRunner) {
        await ofRunner(operation.arguments ?? {}, context);
        return;
      }
      result = await runOnEntity(operation, context);
    } catch (error) {
      if (!operation.ignoreResultAndError && !expectError) throw error;
      if (expectError) checkError(error as Error & Doc, expectError);
      // The driver decides whether the function runs again.
      if (isCallback) throw error;
      return;
    }
    if (expectError) throw new Error(`${name} succeeded, instead of ${show(expectError)}`);
    if ('expectResult' in operation && !matches(expectResult, result, entities, true)) {
      throw new Error(`${name} gave ${show(result)}, instead of ${show(expectResult)}`);
    }
    if (saveResultAsEntity) entities.set(saveResultAsEntity, result);
  }

  async function runAll(operations: Operation[], isCallback = false): Promise<void> {
    for (const operation of operations) await run(operation, isCallback);
  }

  function checkEvents(): void {
    for (const { client, events: expected } of test.expectEvents ?? []) {
      const actual = entities.events(client);
      const isSame = actual.length === expected.length && expected.every(isEvent);
      function isEvent(wanted: Doc, at: number): boolean {
        const [type = '', event] = actual[at] ?? [];
        const { command, ...rest } = (wanted[type] ?? { command: false }) as Doc;
        return (
          matches(rest, event, entities, true) &&
          matches(command ?? {}, commandOf(event, command as Doc), entities, true)
        );
      }
      if (isSame) continue;
      const sent = actual.map(([, event]) =>
        'command' in event ? event.command : event.commandName,
      );
      throw new Error(
        `sent ${sent.map(show).join('\n')}\ninstead of ${expected.map(show).join('\n')}`,
      );
    }
  }

  async function checkOutcome(): Promise<void> {
    for (const { databaseName, collectionName, documents } of test.outcome ?? []) {
      const found = own
        .db(databaseName)
        .collection(collectionName)
        .find({}, { sort: { _id: 1 } });
      const actual = await found.toArray();
      if (matches(documents, actual, entities)) continue;
      throw new Error(`${collectionName} has ${show(actual)}, instead of ${show(documents)}`);
    }
  }

  try {
    for (const { databaseName, collectionName, documents } of spec.initialData ?? []) {
      const collection = own.db(databaseName).collection(collectionName);
      await collection.drop();
      if (documents.length > 0) await collection.insertMany(documents);
    }
    await runnerOperations.createEntities?.({ entities: spec.createEntities ?? [] }, context);
    await runAll(test.operations);
    checkEvents();
    await checkOutcome();
  } finally {
    await own.db('admin').command({ configureFailPoint: 'failCommand', mode: 'off' });
    await entities.close();
    await own.close();
  }
}
