import { nameIn, needed } from './needed';

test('a text that lacks what its place shows is refused, and so is a name that nothing has', () => {
  const block = { kind: 'flow', title: 'Drum' } as { kind: string; title?: string; rows?: [] };
  expect(needed(block, 'title')).toBe(block);
  expect(() => needed(block, 'title', 'rows')).toThrow('A block of the kind flow has no rows');
  expect(nameIn({ clock: '' }, 'clock', 'icon')).toBe('clock');
  expect(() => nameIn({}, 'toString', 'icon')).toThrow('There is no icon of the name toString');
  expect(() => nameIn({}, undefined, 'icon')).toThrow('The icon has no name');
});
