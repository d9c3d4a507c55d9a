import type { ZodType } from 'zod';
import type { Role } from '../definition/defineResource';
import type { Answer } from './answer';
import type { Body } from './body';
import { documentId } from './common';
import type { ErrorCode } from './errorStatus';
import type { LimitName } from './LIMITS';

/** The groups of endpoints in the OpenAPI document. */
export const TAGS = {
  Help: 'Public content of the help center',
  Reports: 'Reports from browsers: views, feedback, consent, telemetry',
  Forms: 'Forms for visitors',
  Session: 'Sign-in for staff',
  Content: 'Management of each resource, for staff',
  Users: 'Management of admin users, for super admins',
  Staff: 'Feedback, analytics, inbox and generation, for staff',
  Service: 'Health and metadata',
} as const;

/**
 * Who may call an endpoint. `optional`: every caller; a token changes the result. `internal`: only the shell
 * host, with the shared token.
 */
export type Access = 'public' | 'optional' | 'internal' | Role;

/** What is said of an endpoint besides method and path. */
export interface Facts {
  tag: keyof typeof TAGS;
  summary: string;
  /** What the audit log says of a call that succeeded, in the past tense; `summary` if absent. */
  done?: string;
  access: Access;
  /** Refuses requests from pages of other sites. */
  isSameSite?: true;
  limits?: readonly LimitName[];
  /** Named in the 404 for a malformed path parameter. */
  subject?: string;
  /** The path's parameters. `id` is the id of a document unless it is given. */
  params?: Readonly<Record<string, ZodType>>;
  query?: ZodType;
  body?: Body;
  /** By status. A handler answers with the first one unless it sets another status on `ctx`. */
  answers: Readonly<Record<number, Answer>>;
  /** Errors that do not follow from the rest of the definition. */
  errors?: readonly ErrorCode[];
  /** The stored document, in the 409 for a stale version. */
  current?: ZodType;
  /** The body of errors where a protocol defines it; otherwise the usual one. */
  protocolError?: ZodType;
  /** Errors carry their text in `error` itself. */
  hasTextErrors?: true;
  /**
   * Whether the audit log gets an entry of each call. Unless said otherwise, of those by which staff
   * write.
   */
  isAudited?: boolean;
  /** Answers while the database is away, and under overload. */
  isOffline?: true;
  /** The field of the query or the body that the client's function takes in its place. */
  argument?: string;
  /** The client's call may outlive the page. */
  keepalive?: true;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Address = `${Method} /${string}`;

/** One endpoint of the API. Server, client, OpenAPI document and tests read it. */
export interface Endpoint extends Facts {
  method: Lowercase<Method>;
  /** As Koa writes it, with `:name` for a parameter. */
  path: string;
  params: Readonly<Record<string, ZodType>>;
}

type PathIn<A extends Address> = A extends `${Method} ${infer Path}` ? Path : never;

/** The names of the parameters in a path, in their order. */
export type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Further}`
    ? [Name, ...NamesIn<Further>]
    : [Rest extends `${infer Name}.${string}` ? Name : Rest]
  : [];

type ParamsOf<A extends Address, F extends Facts> = {
  [Name in NamesIn<PathIn<A>>[number]]: Name extends keyof F['params']
    ? F['params'][Name]
    : typeof documentId;
};

type Made<A extends Address, F extends Facts> = Omit<F, 'params'> & {
  method: Lowercase<Method>;
  path: PathIn<A>;
  params: ParamsOf<A, F>;
};

/** Refuses properties that are none of `Facts`. */
type Exact<F> = { [Name in Exclude<keyof F, keyof Facts>]: never };

/**
 * Defines one endpoint of the API: method and path, and everything that follows from them.
 * @throws Error when the parameters are not those of the path
 */
export function endpoint<const A extends Address, const F extends Facts>(
  address: A,
  facts: F & Exact<F>,
): Made<A, F> {
  const [method = '', path = ''] = address.split(' ');
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const given: Facts['params'] = facts.params;
  const params = names.map((name) => [name, given?.[name] ?? (name === 'id' && documentId)]);
  const isWhole = Object.keys(given ?? {}).every((name) => names.includes(name));
  if (!isWhole || params.some(([, schema]) => !schema))
    throw new Error(`${path} has other parameters`);
  const made = { ...facts, method: method.toLowerCase(), path, params: Object.fromEntries(params) };
  return made as unknown as Made<A, F>;
}
