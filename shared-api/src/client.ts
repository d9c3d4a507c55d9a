import type { AnalyticsApi } from './analytics';
import type { AdminApi, AuthApi, HelpApi } from './apiTypes';
import { type ArticleToolsApi, createArticleTools } from './articleTools';
import { ApiError } from './errors';
import type { FeedbackApi } from './feedback';
import type { FormsApi, SubmissionsApi } from './formsApi';
import { type GenerateApi, generateFromPdf, type PostForm } from './generateFromPdf';
import { adminPath, publicPath } from './paths';
import type { ReleasesApi } from './releases';
import type { SignalsApi } from './signalsApi';
import type { TelemetryApi } from './telemetry';
import { createTransferApi, type TransferApi } from './transfer';

export interface ApiClientOptions {
  /** Origin of the API, without a trailing slash; empty in the browser. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** The signed-in member of staff's token; sent on admin calls, and with views so that they do not count. */
  getToken?: () => string | null | undefined;
}

export interface RequestOptions {
  signal?: AbortSignal;
}

export type QueryParams = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SendOptions extends RequestOptions {
  method?: string;
  body?: unknown;
  /** Sends the token although the path is not an admin one. */
  asStaff?: boolean;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
}

/** The typed client of the whole API. Every non-successful answer raises `ApiError` (spec §8). */
export interface ApiClient {
  help: HelpApi;
  admin: AdminApi;
  auth: AuthApi;
  forms: FormsApi;
  submissions: SubmissionsApi;
  signals: SignalsApi;
  feedback: FeedbackApi;
  analytics: AnalyticsApi;
  telemetry: TelemetryApi;
  releases: ReleasesApi;
  transfer: TransferApi;
  /** One call to a path below the origin. @throws ApiError */
  send<Answer>(path: string, options?: SendOptions): Promise<Answer>;
}

/** Appends the parameters that have a value. */
export function withQuery(path: string, params: QueryParams = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

const kebabCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const segment = (value: string) => encodeURIComponent(value);

// Paths follow from names alone, so the browser needs no copy of the resource table.
function byName<Api extends object>(build: (name: string) => unknown, fixed: object = {}): Api {
  return new Proxy(fixed, {
    get: (target, key) =>
      typeof key === 'symbol' || key in target || key === 'then'
        ? Reflect.get(target, key)
        : build(kebabCase(key)),
  }) as Api;
}

/** Makes a client. On the server `baseUrl` is required; in the browser the page's origin serves. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { baseUrl = '', getToken } = options;

  async function request(
    path: string,
    { method = 'GET', body, signal, asStaff = false, keepalive = false }: SendOptions = {},
  ): Promise<Response> {
    const headers: Record<string, string> = { Accept: 'application/json' };
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
    });
    if (response.ok) return response;
    throw new ApiError(response.status, await response.text(), response.statusText);
  }

  async function send<Answer>(path: string, options?: SendOptions) {
    const text = await (await request(path, options)).text();
    return (text ? JSON.parse(text) : undefined) as Answer;
  }

  const help = byName<HelpApi>(
    (name) => ({
      list: (params?: QueryParams, init?: RequestOptions) =>
        send(withQuery(publicPath(name), params), init),
      get: (slug: string, init?: RequestOptions) =>
        send(`${publicPath(name)}/${segment(slug)}`, init),
      markdown: async (slug: string, init?: RequestOptions) =>
        (await request(`${publicPath(name)}/${segment(slug)}.md`, init)).text(),
    }),
    {
      sitemap: (init?: RequestOptions) => send('/api/help/sitemap', init),
      preview: (token: string, init?: RequestOptions) =>
        send(`/api/help/preview/${segment(token)}`, init),
      search: (q: string, init?: RequestOptions) =>
        send(withQuery('/api/help/search', { q }), init),
      searchAll: (q: string, init?: RequestOptions) =>
        send(withQuery('/api/help/search/all', { q }), init),
    },
  );

  const postForm: PostForm = (path, form, signal) => {
    const call = options.fetch ?? globalThis.fetch;
    const token = getToken?.();
    return call(baseUrl + path, {
      method: 'POST',
      headers: {
        Accept: 'text/event-stream, application/json;q=0.9',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      credentials: 'include',
      body: form,
      signal: signal ?? null,
    });
  };
  const tools: GenerateApi & ArticleToolsApi = {
    ...createArticleTools(send, withQuery),
    generateFromPdf: (file, categoryId, init) => generateFromPdf(postForm, file, categoryId, init),
  };

  const admin = byName<AdminApi>((name) => {
    const path = adminPath(name);
    const one = (id: string) => `${path}/${segment(id)}`;
    return {
      list: (params?: QueryParams, init?: RequestOptions) => send(withQuery(path, params), init),
      get: (id: string, init?: RequestOptions) => send(one(id), init),
      create: (body: unknown) => send(path, { method: 'POST', body }),
      update: (id: string, body: object) => send(one(id), { method: 'PUT', body: { ...body, id } }),
      remove: (id: string) => send(one(id), { method: 'DELETE' }),
      previewLink: (id: string) => send(`${one(id)}/preview-link`, { method: 'POST' }),
      restore: (id: string) => send(`${one(id)}/restore`, { method: 'POST' }),
      bulk: (body: unknown) => send(`${path}/bulk`, { method: 'POST', body }),
    };
  }, tools);

  const auth: AuthApi = {
    login: (credentials) => send('/api/admin/login', { method: 'POST', body: credentials }),
    me: (init) => send('/api/admin/me', init),
    logout: () => send('/api/admin/logout', { method: 'POST' }),
  };

  const post =
    (path: string) =>
    <Answer>(body: object, init?: RequestOptions) =>
      send<Answer>(path, { ...init, method: 'POST', body });
  const provider = '/api/provider';
  const forms: FormsApi = {
    createDemoUser: post(`${provider}/v1/crm-service/employee/CreateDemoUser`),
    sendContactMail: post(`${provider}/PrintHouseProfile/SendContactMail`),
    contact: post('/api/contact'),
    newsletter: post('/api/newsletter'),
  };

  const inbox = '/api/admin/submissions';
  const submissions: SubmissionsApi = {
    list: (params, init) => send(withQuery(inbox, params), init),
    resend: (id) => send(`${inbox}/${segment(id)}/resend`, { method: 'POST' }),
    remove: (id) => send(`${inbox}/${segment(id)}`, { method: 'DELETE' }),
  };

  const count = (kind: string, verb: string) => (id: string) =>
    send<void>(`/api/help/${kind}/${segment(id)}/${verb}`, {
      method: 'POST',
      asStaff: true,
      keepalive: true,
    });
  const signals: SignalsApi = {
    view: count('articles', 'view'),
    viewFaq: count('faqs', 'view'),
    viewVideo: count('videos', 'view'),
    download: count('downloads', 'download'),
    feedback: (id, body) =>
      send(`/api/help/articles/${segment(id)}/feedback`, { method: 'POST', body }),
    consent: (body) => send('/api/consent', { method: 'POST', body, keepalive: true }),
    telemetry: (body) => send('/api/telemetry', { method: 'POST', body, keepalive: true }),
  };

  const feedbackPath = adminPath('feedback');
  const feedback: FeedbackApi = {
    list: (params, init) => send(withQuery(feedbackPath, params), init),
    update: (id, body) => send(`${feedbackPath}/${segment(id)}`, { method: 'PUT', body }),
    remove: (id) => send(`${feedbackPath}/${segment(id)}`, { method: 'DELETE' }),
  };
  const analytics: AnalyticsApi = {
    get: (days, init) => send(withQuery('/api/admin/analytics', { days }), init),
    csv: async (days, init) =>
      (await request(withQuery('/api/admin/help/analytics.csv', { days }), init)).blob(),
  };
  const telemetry: TelemetryApi = {
    get: (days, init) => send(withQuery('/api/admin/telemetry', { days }), init),
  };
  const releasesPath = '/api/admin/releases';
  const releases: ReleasesApi = {
    list: (init) => send(releasesPath, init),
    command: (remote, body) => send(`${releasesPath}/${segment(remote)}`, { method: 'POST', body }),
  };

  return {
    help,
    admin,
    auth,
    forms,
    submissions,
    signals,
    feedback,
    analytics,
    telemetry,
    releases,
    transfer: createTransferApi(request),
    send,
  };
}
