import { buildQuery, MAX_MISSPELLED } from './buildQuery';
import { createSynonymTable } from './createSynonymTable';
import { createVocabulary } from './createVocabulary';
import { pack } from './Postings';
import { queryChunks } from './queryChunks';

const synonyms = createSynonymTable([]);

test('of many words only a few are compared with all that are known, those that nobody knows first', () => {
  const vocabulary = createVocabulary();
  vocabulary.add('register').add(pack(1, 0, 1));
  const compared: string[] = [];
  const watched = {
    ...vocabulary,
    near(word: string) {
      compared.push(word);
      return [];
    },
  };
  const words = 'register alpha bravo charlie delta echoes foxtrot golfer';
  buildQuery(queryChunks(words), { vocabulary: watched, synonyms, isTolerant: true });
  expect(compared).toHaveLength(MAX_MISSPELLED);
  expect(compared).not.toContain('register');

  compared.length = 0;
  buildQuery(queryChunks('register alpha'), { vocabulary: watched, synonyms, isTolerant: true });
  expect(compared.sort()).toEqual(['alpha', 'register']);
});
