import type { Points } from '../../guides/guide';

export const reading: Points = {
  'Count before you type':
    'Quote time and communication are nearly always guessed too low, accuracy too high. A week of tally marks gives better answers than a meeting.',
  'Do not add the two results':
    'The first counts hours and orders, the second press capacity. Orders that you win need that capacity, so part of the money is the same.',
  'Halve it and decide again':
    'A decision that is right only at the full figure is not a decision, it is a hope. If half of the result still convinces, go on.',
};
