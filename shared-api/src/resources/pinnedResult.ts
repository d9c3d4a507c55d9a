import { defineResource } from '../definition/defineResource';
import { articleOfQuery } from './articleOfQuery';

/** An article that readers find first when they search for exactly these words. */
export const pinnedResults = defineResource({
  name: 'pinned-results',
  label: 'Pinned result',
  labelPlural: 'Pinned results',
  ...articleOfQuery('The exact search, e.g. gang sheet. Case and accents are ignored.'),
});
