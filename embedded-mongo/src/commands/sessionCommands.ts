import { isDoc } from '../bson/values';
import { type Command, listOf } from './command';

const endSessions: Command = {
  fields: [],
  run(command, { transactions }) {
    transactions.end(listOf(command, 'endSessions').filter(isDoc));
    return {};
  },
};

const commitTransaction: Command = {
  fields: [],
  writes: true,
  isInTransactions: true,
  run(_, { transactions }) {
    transactions.commit();
    return {};
  },
};

const abortTransaction: Command = {
  fields: [],
  isInTransactions: true,
  run(_, { transactions }) {
    transactions.abort();
    return {};
  },
};

export const sessionCommands: Record<string, Command> = {
  endSessions,
  commitTransaction,
  abortTransaction,
};
