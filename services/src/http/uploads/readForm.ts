import type { IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import formidable, { errors } from 'formidable';
import { HttpError, invalid } from '../../errors';
import { ClientGone } from './ClientGone';

const MAX_FIELD_BYTES = 1_024;
/** The boundaries and headers around file and fields. */
const OVERHEAD_BYTES = 64 * 1_024;

interface FormOptions {
  /** The name of the one file, and what it is to people. */
  name: string;
  what: string;
  maxBytes: number;
  /** Bytes of the fields beside it, three at most; a kilobyte unless given. */
  maxFieldBytes?: number;
}

interface UploadedForm {
  /** Undefined when the form has no such file. */
  file: Buffer | undefined;
  fields: Readonly<Record<string, string[] | undefined>>;
}

function tooLarge({ name, what, maxBytes }: FormOptions): HttpError {
  const most = `${maxBytes / 1024 ** 2} MB`;
  return new HttpError('too_large', `The ${what} may have at most ${most}`, {
    fields: { [name]: `Over ${most}` },
  });
}

function toHttpError(error: unknown, options: FormOptions): Error {
  const { name } = options;
  if (error instanceof HttpError) return error;
  switch ((error as { code?: unknown } | null)?.code) {
    case errors.aborted:
      return new ClientGone();
    case errors.biggerThanMaxFileSize:
    case errors.biggerThanTotalMaxFileSize:
      return tooLarge(options);
    case errors.noEmptyFiles:
    case errors.smallerThanMinFileSize:
      return invalid({ [name]: 'The file is empty' });
    case errors.maxFilesExceeded:
      return invalid({ [name]: 'Only one file can be uploaded' });
    default:
      return new HttpError('validation', 'The server cannot read the form data');
  }
}

async function parse(request: IncomingMessage, options: FormOptions): Promise<UploadedForm> {
  const { name, maxBytes, maxFieldBytes = MAX_FIELD_BYTES } = options;
  const chunks: Buffer[] = [];
  const form = formidable({
    maxFiles: 1,
    maxFileSize: maxBytes,
    maxTotalFileSize: maxBytes,
    maxFields: 3,
    maxFieldsSize: maxFieldBytes,
    allowEmptyFiles: false,
    // Few uploads of at most 50 MB run at once. In memory, a crash leaves no temporary file, and no
    // name of the client's becomes a path.
    fileWriteStreamHandler: () =>
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          chunks.push(chunk);
          done();
        },
      }),
  });
  // The parser limits files and fields, but not the headers of the parts.
  const overflow = new Promise<never>((_resolve, reject) => {
    form.on(
      'progress',
      (received) =>
        received > maxBytes + maxFieldBytes + OVERHEAD_BYTES && reject(tooLarge(options)),
    );
  });
  const [fields, files] = await Promise.race([form.parse(request), overflow]);
  if (Object.values(fields).some((values) => (values?.length ?? 0) > 1)) {
    throw new HttpError('validation', 'The form data has a field more than once');
  }
  return { file: files[name] && Buffer.concat(chunks), fields };
}

/**
 * Reads a multipart form with one file into memory. The file's name and declared type are ignored.
 * @throws HttpError 400, 413, 415; ClientGone
 */
export async function readForm(
  request: IncomingMessage,
  options: FormOptions,
): Promise<UploadedForm> {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    throw new HttpError('unsupported', 'The body must be multipart/form-data');
  }
  // The parser would wait forever for a request that is already closed.
  if (request.destroyed) throw new ClientGone();
  const length = Number(request.headers['content-length']);
  const { maxBytes, maxFieldBytes = MAX_FIELD_BYTES } = options;
  if (length > maxBytes + maxFieldBytes + OVERHEAD_BYTES) throw tooLarge(options);
  try {
    return await parse(request, options);
  } catch (error) {
    // The rest is read, because a client that is still sending would not see the answer.
    request.removeAllListeners('data').resume();
    throw toHttpError(error, options);
  }
}
