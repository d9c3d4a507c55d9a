import type { Call } from '../callsOf';
import type { Client, Functions } from './Client';
import {
  type ClientOptions,
  createRequest,
  type MakeRequest,
  type RequestOptions,
  type SendOptions,
  withQuery,
} from './createRequest';

/** The JSON of an answer; nothing when it is empty. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}

function functionOf(request: MakeRequest, call: Call) {
  const { method, path, sends, argument, as, asStaff, keepalive } = call;
  return async (...args: unknown[]) => {
    const address = path.replace(/:\w+/g, () => encodeURIComponent(String(args.shift())));
    const given = sends && args.shift();
    const payload = argument ? { [argument]: given } : given;
    const response = await request(
      sends === 'query' ? withQuery(address, payload as object) : address,
      {
        ...(args[0] as RequestOptions | undefined),
        method,
        body: sends === 'body' ? payload : undefined,
        asStaff,
        keepalive,
      },
    );
    return as ? response[as]() : readJson(response);
  };
}

function functionsOf<Table extends object>(request: MakeRequest, table: Table): Functions<Table> {
  const entries = Object.entries(table).map(([name, one]: [string, object]) => [
    name,
    'path' in one ? functionOf(request, one as Call) : functionsOf(request, one),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Makes a client of the given areas of the API (`calls.ts`): only their calls are in the bundle. On the
 * server `baseUrl` is required; in the browser the page's origin serves.
 */
export function createClient<Table extends object>(
  areas: Table,
  options: ClientOptions = {},
): Client<Table> {
  const request = createRequest(options);
  const send = async <Answer>(path: string, init?: SendOptions) =>
    (await readJson(await request(path, init))) as Answer;
  return { ...functionsOf(request, areas), send };
}
