import { mongo } from 'mongoose';
import { mayHaveWritten } from '../../store/connection/faults';
import { toHttpError } from './toHttpError';

const statusOf = (error: unknown) => toHttpError(error, true).status;

test('the database’s absence in any form is 503', () => {
  const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });
  expect(statusOf(broken)).toBe(503);
  expect(statusOf(new mongo.MongoNetworkError('closed'))).toBe(503);
  const codes = [
    ...[6, 7, 43, 50, 64, 89, 91, 96, 100, 134, 189, 262],
    ...[9_001, 10_107, 11_600, 11_602, 13_436, 14_031],
  ];
  for (const code of codes) {
    expect([code, statusOf(new mongo.MongoServerError({ message: 'away', code }))]).toEqual([
      code,
      503,
    ]);
  }
});

test('many writes of which no majority learns may have been made', () => {
  for (const code of [64, 100]) {
    const result = {} as mongo.BulkWriteResult;
    const error = new mongo.MongoBulkWriteError({ message: 'no majority', code }, result);
    expect([code, statusOf(error), mayHaveWritten(error)]).toEqual([code, 503, true]);
  }
});

test('a connection that is lost during a write of many documents is no defect', () => {
  const result = { insertedCount: 0 } as mongo.BulkWriteResult;
  const lost = new mongo.MongoBulkWriteError(new mongo.MongoNetworkError('closed'), result);
  expect([statusOf(lost), mayHaveWritten(lost)]).toEqual([503, true]);
  const refused = new mongo.MongoServerError({ message: 'not primary', code: 10_107 });
  const none = new mongo.MongoBulkWriteError(refused, result);
  expect([statusOf(none), mayHaveWritten(none)]).toEqual([503, false]);
  const first = { insertedCount: 1 } as mongo.BulkWriteResult;
  expect(mayHaveWritten(new mongo.MongoBulkWriteError(refused, first))).toBe(true);
});

test('what the embedded database could not put on its disk was not made', () => {
  for (const code of [96, 14_031]) {
    const error = new mongo.MongoServerError({ message: 'not written', code });
    expect([code, mayHaveWritten(error)]).toEqual([code, false]);
  }
});

test('what the database refuses, or a file cannot give, is a defect', () => {
  expect(statusOf(new mongo.MongoServerError({ message: 'bad value', code: 2 }))).toBe(500);
  const missing = Object.assign(new Error('open ENOENT'), { code: 'ENOENT', syscall: 'open' });
  expect(statusOf(missing)).toBe(500);
});
