import { combineLines } from './compareTexts';

const lines = (...parts: string[]) => parts.join('\n');

test('changes that do not touch each other are both made', () => {
  const base = lines('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
  expect(combineLines(base, base.replace('a', 'A'), base.replace('i', 'I'))).toBe(
    lines('A', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'I'),
  );
});

test('a change is never made in another place that looks the same', () => {
  const section = (press: string, pressure: string) =>
    lines(press, 'Power off', 'Key out', 'Sign up', 'Guards closed', pressure);
  const text = (pressure: string) =>
    lines(section('Press 1', 'Set 3 bar'), section('Press 2', pressure));
  expect(combineLines(text('Set 3 bar'), text('Set 2 bar'), text('Set 4 bar'))).toBeUndefined();
});
