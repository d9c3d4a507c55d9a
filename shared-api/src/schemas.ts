import { z } from 'zod';
import type { Fields, ResourceDefinition } from './defineResource';
import { EMAIL_PATTERN } from './emailPattern';
import type { Field } from './fields';
import { isLinkTarget, type LinkScheme } from './linkTarget';
import { readVideoAddress } from './videoAddress';

const MAX_TEXT_OF_LIST = 5_000;
const PATTERNS = {
  slug: /^(?:[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*)?$/u,
  username: /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/,
  email: EMAIL_PATTERN,
};
const FORMAT_MESSAGES = {
  slug: 'Use small letters, digits and single hyphens',
  username: 'Use letters, digits, dots, hyphens and underscores',
  email: 'Please enter a valid email address',
};

// The NUL character, and half of a surrogate pair.
const isStorable = (value: string) => !/[\0\p{Cs}]/u.test(value);
const STORABLE_MESSAGE = 'Contains a character that cannot be stored';

/** The id of a stored document. */
export const objectId = z.string().regex(/^[0-9a-fA-F]{24}$/, 'Not a valid id');

/** Takes the empty text, which forms send for a field that is not filled, as `value`. */
const emptyAs = <V, S extends z.ZodType>(value: V, schema: S, message: string) =>
  z.union([z.literal('').transform(() => value), schema], message);

function plainText(max: number, isRequired: boolean) {
  const text = z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine(isStorable, STORABLE_MESSAGE);
  return isRequired ? text.min(1, 'Required') : text;
}

const ALSO: Readonly<Record<LinkScheme, string>> = {
  site: 'a path on this site',
  mailto: 'a mailto: address',
};

function httpsUrl(field: Extract<Field, { kind: 'url' }>) {
  const isAllowed = (value: string) => {
    if (value === '') return field.mode !== 'required';
    if (isLinkTarget(value, field.also ?? [])) return true;
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (parsed?.protocol !== 'https:' || parsed.username || parsed.password || parsed.port) {
      return false;
    }
    return field.only !== 'video' || readVideoAddress(value) !== undefined;
  };
  const message = field.only
    ? 'Must be the https address of one video on YouTube or Vimeo, not of a playlist or a channel'
    : ['Must be an https address', ...(field.also ?? []).map((also) => ALSO[also])].join(' or ');
  return plainText(field.maxLength, field.mode === 'required').refine(isAllowed, message);
}

function valueSchema(field: Field): z.ZodType {
  const isRequired = field.mode === 'required';
  switch (field.kind) {
    case 'text': {
      const lowered = field.format === 'email' || field.format === 'username';
      const text = plainText(field.maxLength, isRequired);
      const format = field.format;
      const cased = lowered ? text.toLowerCase() : text;
      return format
        ? cased.refine((value) => PATTERNS[format].test(value), FORMAT_MESSAGES[format])
        : cased;
    }
    case 'markdown': {
      const max = field.maxLength;
      const source = z
        .string()
        .max(max, `At most ${max} characters`)
        .refine(isStorable, STORABLE_MESSAGE);
      return isRequired ? source.refine((value) => value.trim() !== '', 'Required') : source;
    }
    case 'integer':
      return z.int().min(field.min).max(field.max);
    case 'boolean':
      return z.boolean();
    case 'dateTime': {
      const message = 'Must be an ISO 8601 date-time';
      const time = z.iso.datetime({ offset: true, message });
      const stored = time.transform((value) => new Date(value).toISOString());
      return isRequired || field.default ? stored : emptyAs(null, stored.nullable(), message);
    }
    case 'reference':
      return isRequired ? objectId : emptyAs(null, objectId.nullable(), 'Not a valid id');
    case 'stringList': {
      const split = (value: unknown) => (typeof value === 'string' ? value.split(',') : value);
      const item = z.string().trim().max(field.maxLength).refine(isStorable, STORABLE_MESSAGE);
      const list = z
        .array(item)
        .max(field.maxItems)
        .transform((items) => [...new Set(items.filter((text) => text !== ''))])
        .refine((items) => !isRequired || items.length > 0, 'Required');
      return z
        .union([z.string().max(MAX_TEXT_OF_LIST), z.array(z.unknown())])
        .transform(split)
        .pipe(list);
    }
    case 'url':
      return httpsUrl(field);
    case 'select':
      return z.enum(field.options as readonly [string, ...string[]]);
    case 'password':
      return z
        .string()
        .min(field.minLength, `At least ${field.minLength} characters`)
        .max(field.maxLength, `At most ${field.maxLength} characters`);
    case 'counter':
    case 'computed':
      return z.unknown();
  }
}

const META_FIELDS = ['createdAt', 'updatedAt'] as const;

type Body = Record<string, unknown>;

/**
 * A strict schema of a body: unknown keys are refused. Fields that only the server writes are
 * accepted, because clients send the whole edited record, and dropped.
 */
function bodySchema(resource: ResourceDefinition, action: 'create' | 'update'): z.ZodType<Body> {
  const shape: Record<string, z.ZodType> = {};
  const dropped = new Set<string>(META_FIELDS);
  for (const [name, field] of Object.entries(resource.fields as Fields)) {
    if (field.mode === 'server') dropped.add(name);
    if (field.mode === 'server' || field.mode === 'hidden') continue;
    const value = valueSchema(field);
    const isNeeded = field.mode === 'required' || field.mode === 'writeOnly';
    if (field.mode === 'writeOnly' && action === 'update') {
      shape[name] = emptyAs(undefined, value, 'Must be text').optional();
    } else {
      shape[name] = isNeeded && action === 'create' ? value : value.optional();
    }
  }
  for (const name of dropped) shape[name] = z.unknown().optional();
  if (action === 'create') dropped.add('id').add('version');
  shape.id = action === 'create' ? z.unknown().optional() : z.string().max(64).optional();
  shape.version = action === 'create' ? z.unknown().optional() : z.int().min(1).optional();
  return z
    .strictObject(shape)
    .transform((body) =>
      Object.fromEntries(
        Object.entries(body).filter(([name, value]) => !dropped.has(name) && value !== undefined),
      ),
    );
}

/** Schema of a create call's body. The parsed body holds the caller's fields only; defaults are the model's. */
export const createSchema = (resource: ResourceDefinition): z.ZodType<Body> =>
  bodySchema(resource, 'create');

/** Schema of an update call's body: every field may be absent; `id` and `version` may be present. */
export const updateSchema = (resource: ResourceDefinition): z.ZodType<Body> =>
  bodySchema(resource, 'update');

const notOffered = z.undefined('Not a parameter of this list').optional();
const truth = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Schema of an admin list's query parameters; sort fields are the resource's own. */
export function listQuerySchema(resource: ResourceDefinition) {
  const readable = Object.entries(resource.fields as Fields)
    .filter(([, field]) => field.mode !== 'hidden' && field.mode !== 'writeOnly')
    .map(([name]) => name);
  const sortable = [...readable, 'createdAt', 'updatedAt'].flatMap((name) => [name, `-${name}`]);
  const category = z.union([z.literal(''), z.literal('all'), objectId]).optional();
  return z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(1_000).default(200),
    sort: z.enum(sortable, 'Not a field to sort by').optional(),
    q: z.string().trim().max(200).refine(isStorable, STORABLE_MESSAGE).optional(),
    categoryId: 'categoryId' in resource.fields ? category : notOffered,
    published: 'isPublished' in resource.fields ? truth.optional() : notOffered,
  });
}

export type ListQuery = z.infer<ReturnType<typeof listQuerySchema>>;

/** Schema of the public article list's query parameters. */
export const publicListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(1_000).optional(),
  categoryId: z.union([z.literal(''), z.literal('all'), objectId]).optional(),
});

/** `{path: message}` for an error answer's `fields`; the first message of each path counts. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  // A field may be called like a member of every other object.
  const fields: Record<string, string> = Object.create(null);
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const key of keys) {
      const path = [...issue.path, key].filter((part) => part !== '').join('.') || 'body';
      fields[path] ??= issue.code === 'unrecognized_keys' ? 'Unknown field' : issue.message;
    }
  }
  return fields;
}
