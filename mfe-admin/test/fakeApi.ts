type Answer = { status?: number; body?: unknown };
type Handler = (body: never, url: URL) => Answer | Promise<Answer>;

/** One call that the page under test has made. */
export interface Call {
  route: string;
  search: string;
  body: unknown;
  token: string | null;
}

export const superAdmin = {
  id: 'u1',
  username: 'ada',
  email: 'ada@example.com',
  fullName: 'Ada Berg',
  role: 'super_admin',
};

export const failure = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { error: { code: 'x', message, ...more }, message, ...more },
});

/**
 * Stands in for the network at `fetch`: answers `METHOD /path` from a table that a test may change at
 * any time, and records the calls; `:id` in a path stands for any id. A handler that throws is a server that cannot be reached.
 */
export function fakeApi(handlers: Record<string, Handler>) {
  const calls: Call[] = [];
  globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, location.origin);
    const route = `${init.method ?? 'GET'} ${url.pathname}`;
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    const token = new Headers(init.headers).get('Authorization');
    calls.push({ route, search: url.search, body, token });
    const handler = handlers[route] ?? handlers[route.replace(/\b[\da-f]{24}\b/, ':id')];
    const { status = 200, body: answer } = handler
      ? await handler(body as never, url)
      : failure(404, `No handler for ${route}`);
    const text = answer === undefined ? '' : JSON.stringify(answer);
    return { ok: status < 400, status, statusText: '', text: async () => text } as Response;
  }) as typeof fetch;
  return { handlers, calls, callsTo: (route: string) => calls.filter((c) => c.route === route) };
}
