import { Error as MongooseError, mongo } from 'mongoose';

/** Thrown by the driver when no database, or no majority of it, answers. */
const AWAY = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoOperationTimeoutError,
  mongo.MongoExpiredSessionError,
  mongo.MongoWriteConcernError,
  MongooseError.MongooseServerSelectionError,
];

/** Nothing was written: the server is not the primary. */
const NOT_PRIMARY = new Set([10_058, 10_107, 13_435, 13_436]);

/** Nothing was written: the embedded database could not commit, or its disk is full. */
const NOT_COMMITTED = new Set([96, 14_031]);

/**
 * The server was interrupted: unreachable hosts, shutdown, a change of primary, a deadline. These are
 * the driver's retryable codes, and 43 (the cursor was lost), 50 (maxTimeMS), 64 and 100 (no majority).
 */
const INTERRUPTED = new Set([6, 7, 43, 50, 64, 89, 91, 100, 134, 189, 262, 9_001, 11_600, 11_602]);

/** The driver passes a socket's error on when the socket breaks while a large command is sent. */
const BROKEN_SOCKET = new Set(['EPIPE', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT']);

function isBrokenSocket(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return BROKEN_SOCKET.has(String(code)) && (syscall === 'write' || syscall === 'read');
}

const hasCode = (error: mongo.MongoServerError, codes: ReadonlySet<number>) =>
  codes.has(Number(error.code));

/** What ended a write of many documents; the driver wraps even the loss of its connection. */
function causeOf(error: unknown): unknown {
  const isWrapped = error instanceof mongo.MongoBulkWriteError;
  return isWrapped && error.errorResponse instanceof Error ? error.errorResponse : error;
}

/** Whether the database failed, as opposed to refusing the operation. */
export function isFault(thrown: unknown): boolean {
  const error = causeOf(thrown);
  if (AWAY.some((type) => error instanceof type)) return true;
  // The driver does not export this class.
  if (error instanceof mongo.MongoError && error.name === 'MongoWaitQueueTimeoutError') return true;
  if (!(error instanceof mongo.MongoServerError)) return isBrokenSocket(error);
  // Other transactions were in the way of one for too long.
  if (error.hasErrorLabel('TransientTransactionError')) return true;
  if (error.hasErrorLabel('RetryableWriteError')) return true;
  return [NOT_PRIMARY, NOT_COMMITTED, INTERRUPTED].some((codes) => hasCode(error, codes));
}

/**
 * Whether a write that ended with this error may have succeeded. The driver has repeated a write with
 * a retryable error, and its first attempt may have succeeded.
 */
export function mayHaveWritten(thrown: unknown): boolean {
  if (!isFault(thrown)) return false;
  if (thrown instanceof mongo.MongoBulkWriteError && thrown.insertedCount > 0) return true;
  const error = causeOf(thrown);
  if (!(error instanceof mongo.MongoServerError)) return true;
  if (error instanceof mongo.MongoWriteConcernError) return true;
  if (error.hasErrorLabel('RetryableWriteError')) return true;
  return !hasCode(error, NOT_PRIMARY) && !hasCode(error, NOT_COMMITTED);
}
