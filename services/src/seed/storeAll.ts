import { HttpError } from '../errors';
import { SeedError } from './SeedError';

/**
 * Stores one document per file, all at once, and waits for every one of them even when one fails.
 * @throws SeedError when the rules of the API refuse a file, else the first error there was
 */
export async function storeAll<File extends { file: string }>(
  files: File[],
  store: (file: File) => Promise<unknown>,
): Promise<void> {
  const results = await Promise.allSettled(files.map((file) => storeOne(file, store)));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

async function storeOne<File extends { file: string }>(
  file: File,
  store: (file: File) => Promise<unknown>,
): Promise<void> {
  try {
    await store(file);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const fields = Object.entries(error.details.fields ?? {});
    const problems = fields.map(([field, problem]) => `${field}: ${problem}`).join('; ');
    throw new SeedError(file.file, problems || error.message);
  }
}
