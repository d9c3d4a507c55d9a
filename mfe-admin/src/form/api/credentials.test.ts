import type { SessionUser } from '@pressline/shared-api';
import { clearCredentials, readToken, storeCredentials } from './credentials';

const user = { id: 'u1', username: 'ada' } as SessionUser;

test('a login works with a storage that is full, and its end ends it', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  storeCredentials('token', user);
  full.mockRestore();
  expect(readToken()).toBe('token');
  clearCredentials();
  expect(readToken()).toBeNull();
});
