import { act, renderHook } from '@testing-library/react';
import { useDismissed } from './WhatsNew';

const first = { id: 'n1', revision: 1 };

test('remembers an announcement until it changes', () => {
  const { result } = renderHook(useDismissed);
  expect(result.current.isDismissed(first)).toBe(false);
  act(() => result.current.dismiss(first));
  expect(result.current.isDismissed(first)).toBe(true);
  expect(result.current.isDismissed({ ...first, revision: 2 })).toBe(false);
  expect(renderHook(useDismissed).result.current.isDismissed(first)).toBe(true);
});

test('keeps the last fifty', () => {
  const { result } = renderHook(useDismissed);
  act(() => {
    for (let id = 0; id < 60; id += 1) result.current.dismiss({ id: `m${id}`, revision: 1 });
  });
  expect(result.current.isDismissed({ id: 'm59', revision: 1 })).toBe(true);
  expect(result.current.isDismissed({ id: 'm10', revision: 1 })).toBe(true);
  expect(result.current.isDismissed({ id: 'm9', revision: 1 })).toBe(false);
});

test('works without storage for as long as the page lives', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { result } = renderHook(useDismissed);
  act(() => result.current.dismiss({ id: 'z', revision: 1 }));
  expect(result.current.isDismissed({ id: 'z', revision: 1 })).toBe(true);
  get.mockRestore();
  set.mockRestore();
});
