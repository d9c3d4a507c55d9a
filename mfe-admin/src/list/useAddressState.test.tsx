import { BrowserRouter } from '@pressline/shared-ui/router';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useAddressState } from './useAddressState';

const format = {
  read: (search: string) => ({ q: new URLSearchParams(search).get('q') ?? '' }),
  write: ({ q }: { q: string }) => (q ? `?q=${q}` : ''),
  typed: ({ q }: { q: string }) => q,
};

function type(q: string) {
  window.history.replaceState(null, '', '/admin/tags');
  const { result } = renderHook(() => useAddressState(format), { wrapper: BrowserRouter });
  act(() => result.current.update({ q }));
  return result;
}

it('writes what was typed into the address of its own page', async () => {
  const result = type('ink');
  await waitFor(() => expect(result.current.debounced).toEqual({ q: 'ink' }));
  expect(location.pathname + location.search).toBe('/admin/tags?q=ink');
});

it('leaves the address of a page alone to which the visitor is on the way', async () => {
  const result = type('ink');
  // As the router does; it shows the page once its code has arrived.
  window.history.pushState(null, '', '/help');
  await waitFor(() => expect(result.current.debounced).toEqual({ q: 'ink' }));
  expect(location.pathname + location.search).toBe('/help');
});

it('undoes with Back what was typed, as a whole', async () => {
  const result = type('in');
  await waitFor(() => expect(location.search).toBe('?q=in'));
  act(() => result.current.update({ q: 'ink' }));
  await waitFor(() => expect(location.search).toBe('?q=ink'));
  act(() => window.history.back());
  await waitFor(() => expect(result.current.debounced).toEqual({ q: '' }));
  expect(result.current.address).toEqual({ q: '' });
  expect(location.pathname + location.search).toBe('/admin/tags');
});
