import { contract } from '@pressline/shared-api/contract';
import { Error as MongooseError, mongo } from 'mongoose';
import { codeOfStatus, HttpError, invalid, taken, unavailable } from '../../errors';
import { isFault } from '../../store/connection/faults';
import { duplicateField } from '../../store/database/duplicateField';

function fromMongoose(error: MongooseError, isConnected: boolean): HttpError {
  if (error instanceof MongooseError.CastError) {
    return invalid({ [error.path]: 'Has the wrong type' });
  }
  if (error instanceof MongooseError.ValidationError) {
    const fields = Object.keys(error.errors).map((path) => [path, 'Not a valid value']);
    return invalid(Object.fromEntries(fields));
  }
  return isConnected ? invalid({}, 'Not a valid request') : unavailable();
}

/** The answer to an error, decided by its type or code. Anything unknown is a 500. */
export function toHttpError(thrown: unknown, isConnected: boolean): HttpError {
  if (thrown instanceof HttpError) return thrown;
  if (isFault(thrown)) return unavailable();
  if (thrown instanceof mongo.MongoServerError) {
    const field = duplicateField(thrown);
    return field ? taken(field) : new HttpError('internal', 'Something went wrong');
  }
  if (thrown instanceof MongooseError) return fromMongoose(thrown, isConnected);
  const status = Number((thrown as { status?: unknown } | null)?.status);
  if (status >= 400 && status < 500) return new HttpError(codeOfStatus(status), describe(status));
  return new HttpError('internal', 'Something went wrong');
}

function describe(status: number): string {
  if (status === 413) return 'The request body is too large';
  if (status === 415) return 'The body must be JSON';
  return 'The server cannot read the request';
}

/**
 * The message for one refused document among many: of its first invalid field, if there is one.
 * @throws the error itself when it is not a refusal; one of the database ends the transaction of all
 */
export function refusalReason(thrown: unknown): string {
  if (thrown instanceof mongo.MongoError) throw thrown;
  const { status, message, details } = toHttpError(thrown, true);
  if (status >= 500) throw thrown;
  return Object.values(details.fields ?? {})[0] ?? message;
}

/** Where errors carry their text in `error` itself. */
export const LOGIN_ENDPOINT = contract.auth.login.path;

/** For what is done ahead of a write that says itself why it is refused. @throws as `refusalReason` */
export const ignoreRefusal = (thrown: unknown): void => void refusalReason(thrown);

/**
 * The body of every error answer: `{error: {code, message, fields?}, message}`. On the login path
 * `error` is a text, because its callers show it.
 */
export function errorBody({ code, message, details }: HttpError, path: string) {
  const { fields, current } = details;
  if (path === LOGIN_ENDPOINT) return { error: message, message, code, fields };
  return { error: { code, message, fields }, message, ...(current !== undefined && { current }) };
}
