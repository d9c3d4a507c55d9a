import { buildQuery } from './buildQuery';
import { createSynonymTable } from './createSynonymTable';
import { createTextIndex } from './createTextIndex';
import { queryChunks } from './queryChunks';
import { suggestQuery } from './suggestQuery';
import { oneWord } from './TextQuery';

const text = (title: string, body = '', tags = '', summary = '') => ({
  title,
  body,
  tags,
  summary,
});

const index = createTextIndex();
index.put('title', text('Imposition'));
index.put('tags', text('Plates', '', 'imposition'));
index.put('summary', text('Booklets', '', '', 'About imposition'));
index.put('body', text('Folding', 'After the imposition comes the fold.'));
index.put('stitch', text('Saddle stitch a booklet', 'Staples hold it.'));
index.put('pdf', text('Export PDF/X-4 files', 'Set C++ and 50% tints, print-ready.'));

const synonyms = createSynonymTable([
  ['saddle stitch', 'stapling', 'rückstich'],
  ['stapling', 'wire binding'],
  ['', '!!'],
]);

function ids(query: string, isTolerant = false) {
  const chunks = queryChunks(query);
  const { vocabulary } = index;
  return index.find(buildQuery(chunks, { vocabulary, synonyms, isTolerant })).map(({ id }) => id);
}

test('weights: title, tags, summary, body', () => {
  expect(ids('imposition')).toEqual(['title', 'tags', 'summary', 'body']);
});

test.each([
  ['impos', 4],
  ['im', 2],
  ['IMPÓSITION', 4],
  ['impositions', 4],
  ['the imposition', 4],
  ['imposition plates', 1],
  ['imposition nowhere', 0],
  ['', 0],
])('%s finds %i', (query, count) => {
  expect(ids(query)).toHaveLength(count);
});

test.each([
  ['pdf/x-4', ['pdf']],
  ['PDF x', ['pdf']],
  ['pdf/x', ['pdf']],
  ['c++', ['pdf']],
  ['50%', ['pdf']],
  ['print ready', ['pdf']],
  ['print-ready', ['pdf']],
  ['p*f', []],
  ['pdf|plates', []],
  ['.*', []],
  ['"pdf"', ['pdf']],
  ['(pdf', ['pdf']],
  ['__proto__', []],
  ['constructor', []],
])('characters are literal: %s', (query, found) => {
  expect(ids(query)).toEqual(found);
});

test.each([
  ['imposision', 'title'],
  ['imopsition', 'title'],
  ['plattes', 'tags'],
  ['palte', 'tags'],
  ['sadle stich', 'stitch'],
])('forgives the spelling of %s', (query, first) => {
  expect(ids(query)).toEqual([]);
  expect(ids(query, true)[0]).toBe(first);
});

test('synonyms stand for each other, of several words too', () => {
  expect(ids('stapling')).toEqual(['stitch']);
  expect(ids('RÜCKSTICH booklet')).toEqual(['stitch']);
  expect(ids('wire binding')).toEqual([]);
  expect(ids('saddle stitch')).toEqual(['stitch']);
});

test('suggests words that find something', () => {
  const suggest = (query: string) =>
    suggestQuery(index.vocabulary, query.split(' '), (words) => ids(words.join(' ')).length > 0);
  expect(suggest('imposision')).toBe('imposition');
  expect(suggest('imposetoin plates')).toBe('imposition plates');
  index.put('swap', text('Blade and bleed'));
  expect(suggest('blede')).toBe('bleed');
  expect(suggest('imposition qqqqqqqq')).toBe('imposition');
  expect(suggest('qqqqqqqq')).toBeUndefined();
});

test('what was replaced or dropped is found no more', () => {
  index.put('gone', text('Varnish'));
  expect(ids('varnish')).toEqual(['gone']);
  index.put('gone', text('Lacquer'));
  expect(ids('varnish')).toEqual([]);
  index.remove('gone');
  index.remove('gone');
  expect(ids('lacquer')).toEqual([]);
});

test('of many matches only the best are kept, equal ones in the order of their keys', () => {
  const query = buildQuery(queryChunks('imposition'), { vocabulary: index.vocabulary, synonyms });
  expect(index.find(query, { limit: 2 }).map(({ id }) => id)).toEqual(['title', 'tags']);
  const equal = createTextIndex();
  for (const id of ['c', 'a', 'b']) equal.put(id, text('Varnish'));
  const found = equal.find(oneWord('varnish'), { limit: 2 });
  expect(found).toEqual([
    { id: 'a', terms: ['varnish'] },
    { id: 'b', terms: ['varnish'] },
  ]);
});

test('documents that are gone leave no trace, however many', () => {
  const changing = createTextIndex();
  const find = (word: string) => changing.find(oneWord(word)).map(({ id }) => id);
  for (let round = 0; round < 2_000; round += 1) {
    changing.put(`${round % 3}`, text('Varnish', `word${round} common`));
  }
  expect(find('common')).toEqual(['0', '1', '2']);
  expect(find('word1999')).toEqual(['1']);
  expect(find('word1996')).toEqual([]);
  expect(changing.vocabulary.get('common')?.length).toBeLessThan(1_200);
});

test.each([
  'a'.repeat(200),
  '-'.repeat(200),
  '(a+)+$'.repeat(33),
  'x*'.repeat(100),
  '\u0000\uD800',
])('a hostile query finds nothing: %j', (query) => {
  expect(ids(query, true)).toEqual([]);
});
