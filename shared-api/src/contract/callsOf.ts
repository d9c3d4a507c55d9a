import { JSON_TYPE } from './body';
import type { Endpoint } from './endpoint';

/** What the client has to know of an endpoint. */
export interface Call<Of = unknown> {
  method: string;
  path: string;
  /** What the caller gives besides the path's parameters. */
  sends?: 'query' | 'body';
  /** The field of the query or the body that the caller gives in its place. */
  argument?: string;
  /** How the answer is read: as JSON, unless said otherwise. */
  as?: 'text' | 'blob';
  /** Sends the token although the path is not an admin one. */
  asStaff?: true;
  /** Lets the call outlive the page. */
  keepalive?: true;
  /** For types alone. */
  of?: Of;
}

export type AnyEndpoint = { method: string; path: string; params: object; answers: object };

/** The calls of a table of endpoints, which may hold tables. */
export type CallsOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends AnyEndpoint
    ? Call<Table[Name]>
    : CallsOf<Table[Name]>;
};

export const isEndpoint = (value: object): value is Endpoint =>
  'path' in value && typeof value.path === 'string';

function callOf({
  method,
  path,
  query,
  body,
  answers,
  access,
  argument,
  keepalive,
}: Endpoint): Call {
  const sends = body && JSON_TYPE in body.content ? 'body' : query && 'query';
  const { as } = Object.values(answers)[0] ?? {};
  return {
    method: method.toUpperCase(),
    path,
    ...(sends && { sends }),
    ...(argument && { argument }),
    ...(as && { as }),
    ...(access === 'optional' && { asStaff: true }),
    ...(keepalive && { keepalive }),
  };
}

/** Takes from a table of endpoints what the client has to know. */
export function callsOf<Table extends object>(table: Table): CallsOf<Table> {
  const entries = Object.entries(table).map(([name, one]: [string, object]) => [
    name,
    isEndpoint(one) ? callOf(one) : callsOf(one),
  ]);
  return Object.fromEntries(entries);
}
