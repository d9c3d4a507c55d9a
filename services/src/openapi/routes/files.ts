import { z } from 'zod';
import { FILES_PATH } from '../../downloads/downloadFiles';
import { answer } from '../components';
import type { RouteDescription } from '../RouteDescription';

const file = answer('DownloadFile', z.string().describe('The file as it is'));

/** Files that come with the product. */
export const fileDescriptions: readonly RouteDescription[] = [
  {
    ...{ method: 'get', path: `${FILES_PATH}/:name`, tag: 'Help' },
    summary: 'A file that comes with the product, to be saved',
    answers: {
      200: {
        description: 'Success',
        content: { 'text/csv': file, 'text/plain': file },
        headers: ['ETag'],
      },
      304: { description: 'As the caller knows it', headers: ['ETag'] },
    },
    isOffline: true,
  },
];
