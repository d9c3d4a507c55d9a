import { ApiError } from './ApiError';

export interface ClientOptions {
  /** Origin of the API, without a trailing slash; empty in the browser. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** The signed-in admin user's token; sent on admin calls, and with views so that they do not count. */
  getToken?: () => string | null | undefined;
}

export interface RequestOptions {
  signal?: AbortSignal;
}

export interface SendOptions extends RequestOptions {
  method?: string;
  body?: unknown;
  /** Sends the token although the path is not an admin one. */
  asStaff?: boolean;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  /** The media types of the answer: JSON unless given. */
  accept?: string;
  /** Called with the part that was sent, from 0 to 1, by a `fetch` of the caller's that can tell it. */
  onProgress?: (part: number) => void;
}

export type MakeRequest = (path: string, options?: SendOptions) => Promise<Response>;

/** Makes the function that sends requests. Every non-successful answer raises `ApiError`. */
export function createRequest(options: ClientOptions): MakeRequest {
  const { baseUrl = '', getToken } = options;
  return async (
    path,
    { method = 'GET', body, signal, asStaff, keepalive, accept, onProgress } = {},
  ) => {
    const headers: Record<string, string> = { Accept: accept ?? 'application/json' };
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
    const token = asStaff || path.startsWith('/api/admin/') ? getToken?.() : undefined;
    if (token) headers.Authorization = `Bearer ${token}`;
    const call = options.fetch ?? globalThis.fetch;
    const response = await call(baseUrl + path, {
      method,
      headers,
      credentials: 'include',
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      signal: signal ?? null,
      ...(keepalive && { keepalive }),
      ...(onProgress && { onProgress }),
    });
    if (response.ok) return response;
    throw new ApiError(response.status, await response.text(), response.statusText);
  };
}

/** Appends the parameters that have a value. */
export function withQuery(path: string, params: object = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
