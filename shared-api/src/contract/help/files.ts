import { z } from 'zod';
import { MEDIA_PATH } from '../../definition/mediaAddress';
import { UPLOAD_TYPES } from '../../definition/uploads';
import { named } from '../common';
import { endpoint } from '../endpoint';

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
