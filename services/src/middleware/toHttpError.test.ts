import { mongo } from 'mongoose';
import { toHttpError } from './toHttpError';

const statusOf = (error: unknown) => toHttpError(error, true).status;

test('the database’s absence in any form is 503', () => {
  const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });
  expect(statusOf(broken)).toBe(503);
  expect(statusOf(new mongo.MongoNetworkError('closed'))).toBe(503);
  for (const code of [6, 7, 50, 89, 91, 134, 189, 262, 9_001, 10_107, 11_600, 11_602, 13_436]) {
    expect([code, statusOf(new mongo.MongoServerError({ message: 'away', code }))]).toEqual([
      code,
      503,
    ]);
  }
});

test('what the database refuses, or a file cannot give, is a defect', () => {
  expect(statusOf(new mongo.MongoServerError({ message: 'bad value', code: 2 }))).toBe(500);
  const missing = Object.assign(new Error('open ENOENT'), { code: 'ENOENT', syscall: 'open' });
  expect(statusOf(missing)).toBe(500);
});
