import type { RequestOptions, SendOptions } from './client';

interface CallOptions extends Pick<SendOptions, 'asStaff' | 'keepalive'> {
  /** How the answer is read: as JSON, unless said otherwise. */
  as?: 'text' | 'blob';
  /** Makes the body or the query of what the caller gives. */
  wrap?(payload: never): unknown;
}

/**
 * One call of the API, named once for the client and for the server: method and path, with `:name`
 * for a parameter and `?` at the end of a path that takes a query.
 */
export interface Call<Signature = unknown> extends CallOptions {
  endpoint: string;
  /** For types alone. */
  signature?: Signature;
}

/** `Args`: the parameters in their order, then the body or the query. The client adds `RequestOptions`. */
export const call = <Args extends unknown[], Answer>(
  endpoint: string,
  options: CallOptions = {},
): Call<(...args: [...Args, init?: RequestOptions]) => Promise<Answer>> => ({
  ...options,
  endpoint,
});

export const methodOf = ({ endpoint }: Call): string => endpoint.split(' ', 1)[0] ?? '';

/** The path of a call, with the parameters' names, or with their values. */
export function pathOf({ endpoint }: Call, values?: unknown[]): string {
  const path = endpoint.slice(endpoint.indexOf(' ') + 1).replace('?', '');
  if (!values) return path;
  return path.replace(/:\w+/g, () => encodeURIComponent(String(values.shift())));
}

/** What the client offers for a table of calls, which may hold tables. */
export type Bound<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Call<infer Signature>
    ? Signature
    : Bound<Table[Name]>;
};

/** Appends the parameters that have a value. */
export function withQuery(path: string, params: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

export type MakeRequest = (path: string, options?: SendOptions) => Promise<Response>;

/** The JSON of an answer; nothing when it is empty. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}

/** Turns a table of calls into the functions that make them. */
export function bindCalls<Table extends object>(request: MakeRequest, table: Table): Bound<Table> {
  const bind = (one: Call) => {
    const { as, wrap = (payload: unknown) => payload, asStaff, keepalive } = one;
    const method = methodOf(one);
    return async (...args: unknown[]) => {
      const path = pathOf(one, args);
      const takesQuery = one.endpoint.endsWith('?');
      const takesBody = method === 'POST' || method === 'PUT';
      const payload = takesQuery || takesBody ? wrap(args.shift() as never) : undefined;
      const response = await request(takesQuery ? withQuery(path, payload as object) : path, {
        ...(args[0] as RequestOptions | undefined),
        method,
        body: takesBody ? payload : undefined,
        asStaff,
        keepalive,
      });
      return as ? response[as]() : readJson(response);
    };
  };
  return Object.fromEntries(
    Object.entries(table).map(([name, one]) => [
      name,
      'endpoint' in one ? bind(one) : bindCalls(request, one),
    ]),
  ) as Bound<Table>;
}
