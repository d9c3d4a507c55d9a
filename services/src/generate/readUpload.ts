import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import formidable, { errors } from 'formidable';
import { HttpError, invalid } from '../errors';
import { ClientGone } from './ClientGone';

export const MAX_PDF_BYTES = 10 * 1024 * 1024;
const MAX_FIELD_BYTES = 1_024;
/** The file, the field, and room for the boundaries and headers around them. */
const MAX_BODY_BYTES = MAX_PDF_BYTES + 64 * 1_024;

export interface Upload {
  pdf: Buffer;
  categoryId: string;
}

const tooLarge = () =>
  new HttpError('too_large', 'The PDF may have at most 10 MB', { fields: { pdf: 'Over 10 MB' } });
const malformed = () => new HttpError('validation', 'The form data cannot be read');

function toHttpError(error: unknown): Error {
  if (error instanceof HttpError) return error;
  switch ((error as { code?: unknown } | null)?.code) {
    case errors.aborted:
      return new ClientGone();
    case errors.biggerThanMaxFileSize:
    case errors.biggerThanTotalMaxFileSize:
      return tooLarge();
    case errors.noEmptyFiles:
    case errors.smallerThanMinFileSize:
      return invalid({ pdf: 'The file is empty' });
    case errors.maxFilesExceeded:
      return invalid({ pdf: 'Only one file can be uploaded' });
    default:
      return malformed();
  }
}

async function parse(request: IncomingMessage): Promise<Upload> {
  const chunks: Buffer[] = [];
  const form = formidable({
    maxFiles: 1,
    maxFileSize: MAX_PDF_BYTES,
    maxTotalFileSize: MAX_PDF_BYTES,
    maxFields: 1,
    maxFieldsSize: MAX_FIELD_BYTES,
    allowEmptyFiles: false,
    // Two uploads of 10 MB at most are under way, so they stay in memory: there is no temporary
    // file that a crash could leave behind, and no name of the client's to make a path from.
    fileWriteStreamHandler: () =>
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          chunks.push(chunk);
          done();
        },
      }),
  });
  // The parser bounds files and fields, but not the headers of the parts between them.
  const overflow = new Promise<never>((_resolve, reject) => {
    form.on('progress', (received) => received > MAX_BODY_BYTES && reject(tooLarge()));
  });
  const [fields, files] = await Promise.race([form.parse(request), overflow]);
  const problems = {
    ...(!files.pdf && { pdf: 'Required' }),
    ...(!fields.categoryId?.[0] && { categoryId: 'Required' }),
  };
  if (Object.keys(problems).length > 0) {
    throw invalid(problems, 'Please select a PDF file and category');
  }
  return { pdf: Buffer.concat(chunks), categoryId: String(fields.categoryId?.[0]) };
}

/**
 * Reads the multipart form of one file `pdf` and one field `categoryId` into memory. Neither the
 * file's name nor its declared type is looked at.
 * @throws HttpError 400, 413, 415; ClientGone
 */
export async function readUpload(request: IncomingMessage): Promise<Upload> {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpError('unsupported', 'The body must be multipart/form-data');
  }
  if (Number(request.headers['content-length']) > MAX_BODY_BYTES) throw tooLarge();
  try {
    return await parse(request);
  } catch (error) {
    // The rest is read and dropped: a client that is still sending would not see the answer.
    request.removeAllListeners('data').resume();
    throw toHttpError(error);
  }
}
