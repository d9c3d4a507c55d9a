import { MongoError, MongoServerError } from 'mongodb';
import type { Doc } from '../bson/values';

/** A value for the message of a failed test. */
export const show = (value: unknown) => JSON.stringify(value)?.slice(0, 600);

/** @throws unless an error is as a test expects it */
export function checkError(error: Error & Doc, expected: Doc): void {
  const labels = (key: string) => (expected[key] ?? []) as string[];
  const has = (label: string) => error instanceof MongoError && error.hasErrorLabel(label);
  const isServerError = error instanceof MongoServerError;
  const text = String(expected.errorContains ?? '').toLowerCase();
  const isAsExpected =
    (expected.isClientError === undefined || expected.isClientError === !isServerError) &&
    error.message.toLowerCase().includes(text) &&
    (expected.errorCode === undefined || error.code === expected.errorCode) &&
    (expected.errorCodeName === undefined || error.codeName === expected.errorCodeName) &&
    labels('errorLabelsContain').every(has) &&
    !labels('errorLabelsOmit').some(has);
  if (isAsExpected) return;
  throw new Error(`${error.message} (${error.code}, ${error.codeName}) is not ${show(expected)}`);
}
