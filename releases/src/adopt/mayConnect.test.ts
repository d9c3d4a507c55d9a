import dns from 'node:dns';
import { messageOf } from '../messageOf';
import { fetchForeign } from './fetchForeign';
import { isLocal, mayConnect } from './mayConnect';

test.each([
  ...['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '::127.0.0.1', '10.0.0.1', '172.31.0.1'],
  ...['192.168.1.1', '100.100.100.200', 'fd00:ec2::254', '::ffff:10.0.0.1'],
])('%s is asked in development only', (address) => {
  expect([mayConnect(address, false), mayConnect(address, true)]).toEqual([false, true]);
});

test.each([
  ...[
    '0.0.0.0',
    '169.254.169.254',
    '::ffff:169.254.169.254',
    'fe80::1',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...['::', '64:ff9b::a9fe:a9fe', '2002:7f00:1::', 'ff02::1'],
])('%s is never asked', (address) => {
  expect([mayConnect(address, false), mayConnect(address, true)]).toEqual([false, false]);
});

test.each(['93.184.215.14', '172.32.0.1', '2606:2800:21f:cb07::1'])('%s is public', (address) => {
  expect(mayConnect(address, false)).toBe(true);
});

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://pressline.example', false],
  ['http://192.168.1.5', false],
  ['https://localhost.example', false],
])('%s: in development is %s', (url, expected) => {
  expect(isLocal(url)).toBe(expected);
});

test('a name is refused when one of its addresses is private, and connected to what was checked', async () => {
  const lookup = jest.spyOn(dns, 'lookup') as unknown as jest.Mock;
  let addresses = ['93.184.215.14', '10.0.0.1'];
  lookup.mockImplementation((_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    ),
  );
  const fetching = (isHostLocal: boolean) =>
    fetchForeign('http://partner.example:9/mf-manifest.json', {
      ...{ limit: 10, signal: AbortSignal.timeout(2_000), isHostLocal },
    }).then(String, messageOf);
  expect(await fetching(false)).toMatch(
    /cannot be fetched: http:\/\/partner\.example:9\/mf-manifest\.json is at 10\.0\.0\.1, a private address/,
  );
  addresses = ['127.0.0.1'];
  expect(await fetching(true)).toMatch(/connect ECONNREFUSED 127\.0\.0\.1:9/);
  expect(lookup).toHaveBeenCalledTimes(2);
  lookup.mockRestore();
});
