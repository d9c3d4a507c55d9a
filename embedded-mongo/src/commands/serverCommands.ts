import { maxDocumentBytes, maxMessageBytes } from '../bson/codec';
import type { Command } from './command';

/** How the server describes itself: standalone, with the features of MongoDB 7.0. */
const hello: Command = {
  fields: ['helloOk', 'client', 'compression', 'backpressure'],
  run: (command) => ({
    helloOk: true,
    ...('hello' in command ? { isWritablePrimary: true } : { ismaster: true }),
    maxBsonObjectSize: maxDocumentBytes,
    maxMessageSizeBytes: maxMessageBytes,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
  }),
};

const nothing: Command = { fields: [], run: () => ({}) };

export const serverCommands: Record<string, Command> = {
  hello,
  ismaster: hello,
  ping: nothing,
  endSessions: nothing,
};
