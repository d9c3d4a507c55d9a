import { z } from 'zod';
import { text } from '../answer';
import { endpoint } from '../endpoint';
import { markdownPage } from './help';

const once = (name: string) => z.string(`${name} may be given only once`).optional();
const common = { tag: 'Help', access: 'public' } as const;

/** The help center's pages as Markdown, besides those of articles; the host has them at the pages' addresses. */
export const textEndpoints = {
  home: endpoint('GET /api/help.md', {
    ...common,
    summary: 'The help center, a category or what a search finds, as Markdown',
    query: z.object({ q: once('q'), category: once('category') }),
    answers: { 200: text('text/markdown', markdownPage) },
    errors: ['not_found'],
  }),
  glossary: endpoint('GET /api/help/glossary.md', {
    ...common,
    summary: 'The glossary as Markdown',
    answers: { 200: text('text/markdown', markdownPage) },
  }),
  all: endpoint('GET /api/llms-full.txt', {
    ...common,
    summary: 'All public content of the help center in one text',
    answers: { 200: text('text/plain', markdownPage) },
  }),
};
