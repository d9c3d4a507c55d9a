import type { UploadOptions } from '@pressline/shared-api';

type Init = RequestInit & Pick<UploadOptions, 'onProgress'>;

const rejected = (signal: AbortSignal | null | undefined) =>
  signal?.aborted ? signal.reason : new TypeError('Failed to fetch');

/** Sends by XMLHttpRequest, because `fetch` does not tell how much of a body was sent. */
function send(url: string, { method = 'GET', headers, body, signal, onProgress }: Init) {
  return new Promise<Response>((resolve, reject) => {
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

/** `fetch`, which tells the progress of an upload to who asks for it. */
export function fetchWithProgress(input: RequestInfo | URL, init: Init = {}): Promise<Response> {
  return init.onProgress ? send(String(input), init) : fetch(input, init);
}
