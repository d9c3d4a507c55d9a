import { addressKey, addressPrefix, networkKey, plainAddress } from './addressKey';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1:*'],
  ['2001:0db8:0001:2::9', '2001:db8:1:2', '2001:db8:1:*'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0:*'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0:*'],
  ['::1', '0:0:0:0', '::1'],
  ['', '', 'unknown'],
])('%s counts as %s and is shown as %s', (address, key, prefix) => {
  expect(addressKey(address)).toBe(key);
  expect(addressPrefix(address)).toBe(prefix);
});

test('an address of IPv4 is written as such', () => {
  expect(plainAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
});

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:7:1f::1', '2001:db8:7'],
  ['2001:db8:7:20::1', '2001:db8:7'],
  ['2001:db8::1', '2001:db8:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkKey(address)).toBe(network);
});
