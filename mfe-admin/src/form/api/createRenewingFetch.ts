import type { UploadOptions } from '@pressline/shared-api';

type Init = RequestInit & Pick<UploadOptions, 'onProgress'>;

const rejected = (signal: AbortSignal | null | undefined) =>
  signal?.aborted ? signal.reason : new TypeError('Failed to fetch');

/** Sends by XMLHttpRequest, because `fetch` does not tell how much of a body was sent. */
function send(url: string, { method = 'GET', headers, body, signal, onProgress }: Init) {
  return new Promise<Response>((resolve, reject) => {
    // Of what happened before, a listener would hear nothing.
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText, { status, statusText }));
    };
    request.onerror = () => reject(rejected(signal));
    request.onabort = request.onerror;
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as XMLHttpRequestBodyInit);
  });
}

/** `fetch` that reports the progress of an upload to `onProgress`. */
function fetchWithProgress(input: RequestInfo | URL, init: Init = {}): Promise<Response> {
  return init.onProgress ? send(String(input), init) : fetch(input, init);
}

const HANDLES_401_ITSELF = /^\/api\/admin\/(?:login(?:\/.+)?|me|logout)$/;

const bearer = (token: string | null) => `Bearer ${token}`;

interface RenewalOptions {
  token(): string | null;
  /** The user who is logged in, also while the session has ended and may be renewed. */
  userId(): string | null;
  /** The session has ended: asks the visitor to log in again, and returns whether that happened. */
  renew(): Promise<boolean>;
}

/**
 * `fetch` for the admin calls: one that meets an ended session waits for the visitor to log in
 * again and is then repeated once, so that a save continues where it was. It is not repeated if another
 * user logs in.
 */
export function createRenewingFetch({ token, userId, renew }: RenewalOptions): typeof fetch {
  return async (input, init) => {
    const caller = userId();
    const response = await fetchWithProgress(input, init);
    if (response.status !== 401 || HANDLES_401_ITSELF.test(String(input))) return response;
    if (userId() !== caller) return response;
    const headers = new Headers(init?.headers);
    // Another call, or another tab, may have renewed the session while this one was on its way.
    const isRenewed = token() !== null && headers.get('Authorization') !== bearer(token());
    if (!isRenewed && !(await renew())) return response;
    if (userId() !== caller) return response;
    headers.set('Authorization', bearer(token()));
    return fetchWithProgress(input, { ...init, headers });
  };
}
