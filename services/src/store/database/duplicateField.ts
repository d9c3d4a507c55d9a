import { mongo } from 'mongoose';

/** The visible field behind one that only a unique index needs. */
export const fieldBehind = (field: string): string => field.replace(/Key$/, '');

const DUPLICATE_KEY = 11_000;

/** Whether a unique index refused a write. */
export const isDuplicate = (error: unknown): error is mongo.MongoServerError =>
  error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** What a write answers, or undefined when a unique index refused it. */
export const ignoreDuplicate = <Answer>(write: Promise<Answer>): Promise<Answer | undefined> =>
  write.catch((error: unknown) => {
    if (isDuplicate(error)) return undefined;
    throw error;
  });

/** What a write answers; when another was first with its key, it is made again and finds that document. */
export const retryOnDuplicate = async <Answer>(write: () => Promise<Answer>): Promise<Answer> =>
  (await ignoreDuplicate(write())) ?? write();

/** The field whose unique index refused a write, or undefined for any other server error. */
export function duplicateField(error: mongo.MongoServerError): string | undefined {
  if (error.code !== DUPLICATE_KEY) return undefined;
  const pattern: unknown = error.keyPattern;
  const [field = 'id'] =
    pattern !== null && typeof pattern === 'object' ? Object.keys(pattern) : [];
  return fieldBehind(field);
}
