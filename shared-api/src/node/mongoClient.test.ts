import { prepareMongoClient } from './mongoClient';

test('whatever the address says, reads and writes are safe and have a deadline', () => {
  expect(prepareMongoClient('mongodb://a/x?w=1', 5_000)).toMatchObject({
    uri: 'mongodb://a/x',
    databaseName: 'x',
    warning: expect.stringContaining('w is not followed'),
    options: {
      readPreference: 'primary',
      writeConcern: { w: 'majority', journal: true, wtimeoutMS: 3_000 },
      retryWrites: true,
      socketTimeoutMS: 5_000,
    },
  });
});
