import { findMeasures } from './numbers';

const termsOf = (text: string) => findMeasures(text).map(({ term }) => term);

test.each([
  ['3mm or 3 mm or 3-mm or 3 millimeters', ['3mm', '3mm', '3mm', '3mm']],
  ['1/8", 1/8 in, 0.125 inch, .125', ['0.125in', '0.125in', '0.125in']],
  ['1 1/2" or 1.5 in.', ['1.5in', '1.5in']],
  ['⅛", 1⁄8 in, 3½ in, 3 ½"', ['0.125in', '0.125in', '3.5in', '3.5in']],
  ['10–12 mm and 1,200 ppi', ['10mm', '12mm', '1200ppi']],
  ['0,25 pt at 5 %', ['0.25pt', '5%']],
  ['24 hours, 300 g/m², 30 µm, 90 °C', ['24h', '300gsm', '30μm', '90°c']],
  ['4 in the morning, 28 × 40 in, ISO12647-2mm, v1.3mm, 5/0 in', ['40in']],
  ['no number', []],
])('%s', (text, words) => {
  expect(termsOf(text).map((term) => term.replace('µ', 'μ'))).toEqual(words);
});

test('the place is that of number and unit', () => {
  const text = 'Bleed: 3 mm on each side';
  const [measure] = findMeasures(text);
  expect(text.slice(measure?.start, measure?.end)).toBe('3 mm');
});
