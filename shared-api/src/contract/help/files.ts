import { z } from 'zod';
import { MEDIA_PATH } from '../../definition/mediaAddress';
import { UPLOAD_TYPES } from '../../definition/uploads';
import { text } from '../answer';
import { named } from '../common';
import { endpoint } from '../endpoint';
import { markdownPage } from './help';

const common = { tag: 'Help', access: 'public' } as const;
const unchanged = { description: 'Not modified', headers: ['ETag'] } as const;

const productFile = named('DownloadFile', z.string().describe('The file as it is'));
const mediaFile = named('MediaFile', z.string().describe('The file as it is'));
const media = Object.fromEntries(Object.values(UPLOAD_TYPES).map((type) => [type, mediaFile]));

/** Files that readers get. */
export const fileEndpoints = {
  ofProduct: endpoint('GET /api/help/files/:name', {
    ...common,
    summary: 'A file that comes with the product, to be saved',
    params: { name: z.string() },
    answers: {
      200: {
        description: 'Success',
        content: { 'text/csv': productFile, 'text/plain': productFile },
        headers: ['ETag'],
      },
      304: unchanged,
    },
    isOffline: true,
  }),
  ofLibrary: endpoint(`GET ${MEDIA_PATH}/:key/:name`, {
    ...common,
    summary: 'An image or a file of the media library',
    subject: 'File',
    params: { key: z.string(), name: z.string() },
    answers: {
      200: { description: 'Success', content: media, headers: ['ETag'] },
      206: { description: 'The part that was asked for', content: media, headers: ['ETag'] },
      304: unchanged,
    },
  }),
};

const once = (name: string) => z.string(`${name} may be given only once`).optional();

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
