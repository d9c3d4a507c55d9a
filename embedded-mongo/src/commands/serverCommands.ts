import { maxDocumentBytes, maxMessageBytes } from '../bson/codec';
import { sessionMinutes } from '../sessions/sessions';
import type { Command } from './command';

/**
 * How the server describes itself: the one member of a replica set, as drivers ask for transactions,
 * with the features of MongoDB 7.0.
 */
const hello: Command = {
  fields: ['helloOk', 'client', 'compression', 'backpressure'],
  run: (command, { address }) => ({
    helloOk: true,
    setName: 'embedded',
    setVersion: 1,
    hosts: [address],
    me: address,
    primary: address,
    secondary: false,
    ...('hello' in command ? { isWritablePrimary: true } : { ismaster: true }),
    maxBsonObjectSize: maxDocumentBytes,
    maxMessageSizeBytes: maxMessageBytes,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: sessionMinutes,
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
};
