import { contactNote, withNote } from './contactNote';

const plans = ['Entry', 'Professional'];

test.each([
  ['', ''],
  ['?plan=Entry', 'I’d like a quote for the Entry plan.'],
  ['?plan=Free%20beer', ''],
  [
    '?topic=%20spot%0Acolors%20',
    'I looked for “spot colors” in the help center and didn’t find an answer.',
  ],
])('%s is noted as %j', (search, note) => {
  expect(contactNote(search, plans)).toBe(note);
});

test('a very long topic is cut', () => {
  expect(contactNote(`?topic=${'x'.repeat(5_000)}`, plans).length).toBeLessThan(300);
});

test.each([
  ['an empty message becomes the note', '', 'A', '', 'A'],
  ['an untouched older note is replaced', 'A', 'B', 'A', 'B'],
  ['what was typed stays beneath the note', 'Two presses', 'B', '', 'B\n\nTwo presses'],
  ['what was typed after a note stays too', 'A\n\nTwo presses', 'B', 'A', 'B\n\nTwo presses'],
  ['a note is not repeated', 'A\n\nTwo presses', 'A', '', 'A\n\nTwo presses'],
  ['without a note nothing changes', 'Two presses', '', '', 'Two presses'],
])('%s', (_, message, note, olderNote, expected) => {
  expect(withNote(message, note, olderNote)).toBe(expected);
});
