import type { Field } from './fields';
import { adminPath, publicPath } from './paths';

export type Fields = Readonly<Record<string, Field>>;
export type Role = 'admin' | 'super_admin';
export type SortKeys = Readonly<Record<string, 1 | -1>>;

/**
 * An index of the collection behind a resource. `unique` refuses a second document with equal keys;
 * `sparse` leaves documents without the key out.
 */
interface ResourceIndex {
  keys: SortKeys;
  unique?: boolean;
  sparse?: boolean;
}

type ReadAccess = 'public' | Role;

interface ResourceOptions<
  Name extends string,
  F extends Fields,
  Public extends string,
  Read extends ReadAccess,
> {
  /** Plural, kebab-case: the name in paths and answers. */
  name: Name;
  /** Singular, as in "<label> created successfully". */
  label: string;
  labelPlural: string;
  /** The field that names a document in lists and dialogs. */
  titleField: string;
  fields: F;
  /** Everything that a public list may contain, besides id and createdAt. */
  publicFields: readonly Public[];
  access: { read: Read; write: Role };
  /**
   * The fields that the public search reads besides the title, and what it calls such a hit; without
   * it, these documents are not found.
   */
  search?: { kind: string; tags?: string; summary?: string; body: string };
  /** Default order of lists. It and the filters of lists have their indexes. */
  sort: SortKeys;
  /** What else is looked up. */
  indexes?: readonly ResourceIndex[];
}

export interface ResourceDefinition<
  Name extends string = string,
  F extends Fields = Fields,
  Public extends string = string,
  Read extends ReadAccess = ReadAccess,
> extends ResourceOptions<Name, F, Public, Read> {
  adminPath: string;
  publicPath: string;
}

/** Defines one kind of content: schemas, types, model, routes, client and panel derive from it. */
export function defineResource<
  const Name extends string,
  const F extends Fields,
  const Public extends keyof F & string,
  const Read extends ReadAccess,
>(
  options: ResourceOptions<Name, F, Public, Read> & { titleField: keyof F & string },
): ResourceDefinition<Name, F, Public, Read> {
  return { ...options, adminPath: adminPath(options.name), publicPath: publicPath(options.name) };
}

/** What every stored document carries besides its resource's fields. Times are ISO 8601, UTC. */
export interface DocumentMeta {
  id: string;
  /** Counts the document's revisions; sent back with an update to detect a concurrent edit. */
  version: number;
  createdAt: string;
  updatedAt: string;
  /** Username of who saved this version; null when the system did. */
  savedBy: string | null;
}

type ValueOf<F> = F extends { valueType?: infer Value } ? Exclude<Value, undefined> : never;

type KeysOfMode<F extends Fields, Mode> = {
  [K in keyof F]: F[K]['mode'] extends Mode ? K : never;
}[keyof F];

/** The name of a field that staff write. */
export type WrittenField<R extends { fields: Fields }> = KeysOfMode<
  R['fields'],
  'required' | 'optional'
> &
  string;

/** The fields that staff write, in the order of their definition; passwords apart. */
export const writtenFields = <R extends { fields: Fields }>({ fields }: R): WrittenField<R>[] =>
  Object.entries(fields)
    .filter(([, { mode }]) => mode === 'required' || mode === 'optional')
    .map(([name]) => name as WrittenField<R>);

/** The fields that the admin API answers. */
export const readableFields = ({ fields }: { fields: Fields }): string[] =>
  Object.entries(fields)
    .filter(([, { mode }]) => mode !== 'hidden' && mode !== 'writeOnly')
    .map(([name]) => name);

type Simplify<T> = { [K in keyof T]: T[K] };

/** The document as the admin API answers it. */
export type DocumentOf<R extends { fields: Fields }> = Simplify<
  DocumentMeta & {
    [K in KeysOfMode<R['fields'], 'required' | 'optional' | 'server'>]: ValueOf<R['fields'][K]>;
  }
>;

/** The document as public lists answer it. */
export type PublicDocumentOf<R> =
  R extends ResourceDefinition<string, infer F, infer Public>
    ? Simplify<Pick<DocumentMeta, 'id' | 'createdAt'> & { [K in Public & keyof F]: ValueOf<F[K]> }>
    : never;

type WrittenValues<R extends { fields: Fields }> = {
  [K in KeysOfMode<R['fields'], 'required' | 'writeOnly'>]: ValueOf<R['fields'][K]>;
} & { [K in KeysOfMode<R['fields'], 'optional'>]?: ValueOf<R['fields'][K]> };

/** Which draft of a new document becomes the document, as the caller has seen it. */
type SeenDraft<R extends { fields: Fields }> = R['fields'] extends { changesSavedAt: unknown }
  ? { id?: string; copyVersion?: number }
  : unknown;

/** The body of a create call. */
export type CreateBodyOf<R extends { fields: Fields }> = Simplify<WrittenValues<R> & SeenDraft<R>>;

/** The body of an update call: the changed fields; with `version`, a concurrent edit answers 409. */
export type UpdateBodyOf<R extends { fields: Fields }> = Simplify<
  Partial<WrittenValues<R>> & Partial<Pick<DocumentMeta, 'id' | 'version'>>
>;

export type BulkAction = 'publish' | 'unpublish' | 'delete' | 'move';

/** Body of `POST /api/admin/help/<resource>/bulk`. An empty `categoryId` moves out of all categories, where that is allowed. */
export type BulkBody =
  | { action: Exclude<BulkAction, 'move'>; ids: readonly string[] }
  | { action: 'move'; ids: readonly string[]; categoryId: string };

/** What can be done with many documents of a resource at once. */
export function bulkActions({ fields }: { fields: Fields }): BulkAction[] {
  return [
    ...('isPublished' in fields ? (['publish', 'unpublish'] as const) : []),
    ...('categoryId' in fields ? (['move'] as const) : []),
    'delete',
  ];
}
