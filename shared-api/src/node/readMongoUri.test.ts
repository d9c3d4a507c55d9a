import { readMongoUri } from './readMongoUri';

test('an address without options stays as it is, and has a database', () => {
  const uri = 'mongodb://someone:word@a:1,b:2';
  expect(readMongoUri(uri)).toMatchObject({ uri, databaseName: 'pressline', warning: null });
  expect(readMongoUri(`${uri}/`)).toMatchObject({ uri: `${uri}/`, databaseName: 'pressline' });
  expect(readMongoUri(`${uri}/other%20one`).databaseName).toBe('other one');
  const embedded = 'mongodb://%2Ftmp%2Fmongo.sock/?directConnection=true';
  expect(readMongoUri(embedded)).toMatchObject({ uri: embedded, databaseName: 'pressline' });
});

test('what Atlas writes into its addresses is no reason for a warning', () => {
  const uri = 'mongodb+srv://a.example.net/pressline?retryWrites=true&w=majority&appName=Site';
  expect(readMongoUri(uri)).toMatchObject({
    uri: 'mongodb+srv://a.example.net/pressline?appName=Site',
    databaseName: 'pressline',
    warning: null,
  });
});

test('options that weaken reads or writes are left out and named, however they are spelled', () => {
  const { uri, warning } = readMongoUri(
    'mongodb://a,b/x?replicaSet=r&READPREFERENCE=nearest&readPreferenceTags=dc:1' +
      '&readPreferenceTags=&maxStalenessSeconds=90&readConcernLevel=available&%77=0&journal=false' +
      '&wtimeoutMS=1&retryWrites=false&timeoutMS=0&tlsCAFile=%2Fetc%2Fca.pem',
  );
  expect(uri).toBe('mongodb://a,b/x?replicaSet=r&tlsCAFile=%2Fetc%2Fca.pem');
  expect(warning).toMatch(
    /^MONGODB_URI: READPREFERENCE, readPreferenceTags, maxStalenessSeconds, readConcernLevel, w, journal, wtimeoutMS, retryWrites, timeoutMS are not followed\./,
  );
});

test('one option that is left out is named alone', () => {
  expect(readMongoUri('mongodb://a/?w=1').warning).toMatch(/^MONGODB_URI: w is not followed\./);
});

test('an option that is named like a method is none of those that are left out', () => {
  const uri = 'mongodb://a/?constructor=1&toString=2';
  expect(readMongoUri(uri)).toMatchObject({ uri, warning: null });
});

test.each([
  ['mongodb://a/%zz', 'a % must begin an escape'],
  ['mongodb://someone:50%@a/x', 'a % must begin an escape'],
  ['localhost:27017', 'it must be mongodb:// or mongodb+srv:// with a host'],
  ['mongodb://', 'it must be mongodb:// or mongodb+srv:// with a host'],
])('what is wrong with %s is told by the name of the setting', (uri, problem) => {
  expect(() => readMongoUri(uri)).toThrow(`MONGODB_URI cannot be read: ${problem}`);
});
