import { nameKey } from '@pressline/shared-api';
import { z } from 'zod';
import { HttpError } from '../../errors';
import { createEntries } from '../help/markdown/entries';
import { readList } from '../help/markdown/helpPages';
import { answerText, hitEntry } from '../help/markdown/searchPage';
import { MAX_QUERY, searchHelp } from '../help/searchHelp';
import { defineTool } from './Tool';

const MAX_HITS = 20;
const words = (what: string) => z.string().trim().min(1).max(MAX_QUERY).describe(what);

export const search = defineTool({
  name: 'search',
  title: 'Search the help center',
  description:
    'Finds help articles, answered questions, videos and glossary entries, best first, each with its address. Forgives typing errors.',
  input: z.object({
    query: words('A few words'),
    limit: z.int().min(1).max(MAX_HITS).default(10).describe('How many results at most'),
  }),
  async run(needs, { query, limit }) {
    const { hits, suggestion } = await searchHelp(needs.search, query);
    needs.searchLog.record(query, hits.length);
    const shown = hits.slice(0, limit).map((hit) => hitEntry(hit, needs.publicUrl));
    if (shown.length > 0) return shown.join('\n');
    return `Nothing has these words.${suggestion ? ` Did you mean: ${suggestion}` : ''}`;
  },
});

export const answer = defineTool({
  name: 'answer',
  title: 'Answer a question',
  description:
    'The passage of the help center that answers a question, word for word, with its source and date. Says so when none does, and names the nearest articles; nothing is made up.',
  input: z.object({ question: words('The question, as a person would ask it') }),
  async run({ search: index, searchLog, publicUrl }, { question }) {
    const { answer: found } = await searchHelp(index, question);
    if (!found.passage) searchLog.recordUnanswered(question);
    return answerText(found, publicUrl);
  },
});

export const defineTerm = defineTool({
  name: 'define_term',
  title: 'Define a term',
  description: 'What a word of print, prepress, finishing or packaging means, from the glossary.',
  input: z.object({ term: words('The word, or another name for it') }),
  async run(needs, { term }) {
    const terms = await readList(needs, 'terms');
    const names = (one: (typeof terms)[number]) => [one.term, ...one.otherNames].map(nameKey);
    const known = terms.find((one) => names(one).includes(nameKey(term)));
    if (known) return createEntries(needs.publicUrl).term(known);
    const { hits } = await searchHelp(needs.search, term, ['term']);
    const near = hits.flatMap((hit) => (hit.kind === 'term' ? hit.term : [])).slice(0, 5);
    const hint = near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
    throw new HttpError('not_found', `The glossary has no "${term}".${hint}`);
  },
});
