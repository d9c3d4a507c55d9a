import { buildTerm } from '../test/factories';
import { groupByLetter } from './GlossaryEntry';

test('terms stand under their first letters, without accents and marks, digits together', () => {
  const names = ['étiquette', 'Bleed', '(PUR) glue', 'bulk', '3D varnish', 'Ecru'];
  const groups = groupByLetter(names.map((term) => buildTerm({ term })));
  expect(groups.map(({ letter, terms }) => [letter, terms.map(({ term }) => term)])).toEqual([
    ['P', ['(PUR) glue']],
    ['0–9', ['3D varnish']],
    ['B', ['Bleed', 'bulk']],
    ['E', ['Ecru', 'étiquette']],
  ]);
});
