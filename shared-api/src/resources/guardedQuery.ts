import { defineResource } from '../definition/defineResource';
import { articleOfQuery } from './articleOfQuery';

/** A search, and the article that readers are to find first. Staff are told before a change of theirs ends that. */
export const guardedQueries = defineResource({
  name: 'guarded-queries',
  label: 'Guarded query',
  labelPlural: 'Guarded queries',
  ...articleOfQuery('As readers type it, e.g. gang sheet'),
});
