import { createGuestApi } from './mount';

test('an API that does not answer the page is named once, with what to do', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  window.fetch = jest.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  const api = createGuestApi('https://help.example.com');
  await expect(api.send('/api/help/categories')).rejects.toThrow('Failed to fetch');
  await expect(api.send('/api/help/articles')).rejects.toThrow('Failed to fetch');
  expect(told.mock.calls).toEqual([
    [expect.stringContaining(`add ${location.origin} to its GUEST_ORIGINS`)],
  ]);
  told.mockRestore();
});
