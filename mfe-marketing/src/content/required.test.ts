import { knownName, required } from './required';

test('a text that lacks what its place shows is refused, and so is a name that nothing has', () => {
  const block = { kind: 'flow', title: 'Drum' } as { kind: string; title?: string; rows?: [] };
  expect(required(block, 'title')).toBe(block);
  expect(() => required(block, 'title', 'rows')).toThrow('A block of the kind flow has no rows');
  expect(knownName({ clock: '' }, 'clock', 'icon')).toBe('clock');
  expect(() => knownName({}, 'toString', 'icon')).toThrow('There is no icon of the name toString');
  expect(() => knownName({}, undefined, 'icon')).toThrow('The icon has no name');
});
