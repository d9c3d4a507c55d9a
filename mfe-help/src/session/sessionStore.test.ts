import { readSession, writeSession } from './sessionStore';

test('a session remembers, also where nothing can be stored', () => {
  writeSession('kept', ['a']);
  expect(readSession('kept', [])).toEqual(['a']);
  expect(sessionStorage.getItem('kept')).toBe('["a"]');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  writeSession('kept', ['a', 'b']);
  full.mockRestore();
  expect(readSession('kept', [])).toEqual(['a', 'b']);
});

test('what cannot be read counts as nothing', () => {
  sessionStorage.setItem('broken', '{');
  expect(readSession('broken', 'nothing')).toBe('nothing');
});
