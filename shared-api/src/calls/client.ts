import type { Resources, ResourceTable } from '../resources/table';
import { AREAS } from './AREAS';
import type { AdminApi, HelpApi } from './apiTypes';
import { articleCalls, articleToolCalls } from './articleTools';
import { type Bound, bindCalls, readJson } from './call';
import { ApiError } from './errors';
import { generateFromPdf } from './generateFromPdf';
import { articlePageCalls, helpCalls } from './help';
import { createImport, type ImportFile } from './importExport';
import { createUploadMedia, type UploadMedia, type UploadOptions } from './media';
import { publicListCall, resourceCalls } from './resourceCalls';

export interface ApiClientOptions {
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
  /** For a `fetch` of the caller's that can tell it. */
  onProgress?: UploadOptions['onProgress'];
}

type Areas = Bound<typeof AREAS>;

/** The typed client of the whole API. Every non-successful answer raises `ApiError`. */
export interface ApiClient<T extends ResourceTable = Resources> extends Areas {
  help: HelpApi<T>;
  admin: AdminApi<T>;
  importExport: Areas['importExport'] & { import: ImportFile };
  media: Areas['media'] & { upload: UploadMedia };
  /** One call to a path below the origin. @throws ApiError */
  send<Answer>(path: string, options?: SendOptions): Promise<Answer>;
}

const kebabCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// Paths follow from names alone, so the browser needs no copy of the resource table.
function byName<Api extends object>(build: (name: string) => unknown, fixed: object = {}): Api {
  return new Proxy(fixed, {
    get: (target, key) =>
      typeof key === 'symbol' || key in target || key === 'then'
        ? Reflect.get(target, key)
        : build(kebabCase(key)),
  }) as Api;
}

/**
 * Makes a client. On the server `baseUrl` is required; in the browser the page's origin serves.
 * The type parameter is the resource table.
 */
export function createApiClient<T extends ResourceTable = Resources>(
  options: ApiClientOptions = {},
): ApiClient<T> {
  const { baseUrl = '', getToken } = options;

  async function request(
    path: string,
    { method = 'GET', body, signal, asStaff, keepalive, accept, onProgress }: SendOptions = {},
  ): Promise<Response> {
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
  }

  const help = byName<HelpApi<T>>(
    (name) =>
      bindCalls(request, {
        list: publicListCall(name),
        ...(name === 'articles' && articlePageCalls),
      }),
    bindCalls(request, helpCalls),
  );

  const admin = byName<AdminApi<T>>(
    (name) => {
      const calls = bindCalls(request, resourceCalls(name));
      return {
        ...calls,
        ...(name === 'articles' && bindCalls(request, articleCalls)),
        update: (id: string, body: object) => calls.update(id, { ...body, id } as never),
      };
    },
    {
      ...bindCalls(request, articleToolCalls),
      generateFromPdf: generateFromPdf.bind(null, request),
    },
  );

  const areas = bindCalls(request, AREAS);
  return {
    ...areas,
    help,
    admin,
    importExport: { ...areas.importExport, import: createImport(request) },
    media: { ...areas.media, upload: createUploadMedia(request) },
    send: async <Answer>(path: string, init?: SendOptions) =>
      (await readJson(await request(path, init))) as Answer,
  };
}
