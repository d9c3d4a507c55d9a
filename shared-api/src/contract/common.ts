import { z } from 'zod';
import type { ContentKey } from '../resources/table';

/** The id of a stored document. */
export const objectId = z.string().regex(/^[0-9a-fA-F]{24}$/, 'Not a valid id');

/** The id of a document, as a parameter of a path. */
export const documentId = objectId.toLowerCase();

/** The number of a revision in a path. An invalid one is 0, which none has: it answers 404. */
export const revisionNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .catch(0);

/** Refuses the NUL character, and half of a surrogate pair. */
export const isStorable = (value: string): boolean => !/[\0\p{Cs}]/u.test(value);
export const STORABLE_MESSAGE = 'Contains a character that cannot be stored';

/** Reads the empty text, which forms send for an empty field, as `value`. */
export const emptyAs = <V, S extends z.ZodType>(value: V, schema: S, message: string) =>
  z.union([z.literal('').transform(() => value), schema], message);

/** The names of schemas in the OpenAPI document. */
export const schemaNames = new Map<z.ZodType, string>();

/** Gives a schema its name in the OpenAPI document. */
export function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  schemaNames.set(schema, id);
  return schema;
}

/** A named object of an answer. */
export const namedObject = <Shape extends z.ZodRawShape>(id: string, shape: Shape) =>
  named(id, z.object(shape));

/** A named object of a body, which refuses fields that it does not know. */
export const namedBody = <Shape extends z.ZodRawShape>(id: string, shape: Shape) =>
  named(id, z.strictObject(shape));

/** The name of a content resource in the table that services are started with. */
export const contentKey = z.string() as unknown as z.ZodType<ContentKey, ContentKey>;
export const contentOrMedia = contentKey.or(z.literal('media'));

/** ISO 8601, UTC. */
export const time = z.iso.datetime();
export const count = z.int().min(0);

/** One page of a long list; `limit` is what it is without one. */
export const pageOf = (limit: number) => ({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(1_000).default(limit),
});

/** Text on several lines. */
export const lines = (max: number) =>
  z
    .string()
    .max(max, `At most ${max} characters`)
    .refine((text) => !/[^\P{Cc}\t\r\n]/u.test(text), 'Must not contain control characters');

/** The answer to every delete. */
export const removed = namedObject('Removed', { id: objectId });

/** A message for people. */
export const message = namedObject('Message', { message: z.string() });
