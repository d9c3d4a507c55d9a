/**
 * Opens articles that were read before when there is no network. Its scope is /help/articles/, so
 * that no other page is its business. Documents, scripts and styles come from the network whenever it
 * answers; a kept document has been stored together with exactly the files that it names, all of
 * them immutable, so that pages and scripts of two releases never meet. A page whose React was started is
 * kept with all its scripts and with its data. Any other one is kept without: offline it can be read,
 * ticked and unfolded, and says that what needs more could not be loaded.
 */
const DOCUMENTS = 'pressline-articles-1';
const FILES = 'pressline-article-files-1';
const MAX_ARTICLES = 50;
const KEPT_AT = 'x-kept-at';
const KEPT_FILES = 'x-kept-files';

const ARTICLE = /^\/help\/articles\/[^/.]+$/;
const FILE =
  /^\/(?:(?:shell|remotes\/[\w-]+\/\w+)\/[\w.-]+\.(?:js|woff2|svg)|styles\/\w+\.css|page-data\/\w+\/help\/articles\/[^/.]+)$/;
const NAMED_FILE = /(?:(?:href|src)="|url\(['"]?)(\/(?:shell|remotes|styles)\/[\w./-]+)/g;
/** In a document, the script that starts React and the data that it starts with. */
const STARTER = / data-shell="([^"]+)"[^>]* data-page="([^"]+)"/;

const own = (address) => {
  const url = new URL(address, location.origin);
  return url.origin === location.origin ? url.pathname : '';
};

async function keepFiles(paths) {
  const files = await caches.open(FILES);
  await Promise.allSettled(paths.map(async (path) => (await files.match(path)) ?? files.add(path)));
}

/** Forgets the articles beyond the limit, longest unread first, and the files that nothing names any more. */
async function forgetOld(documents) {
  const articles = await documents.keys();
  await Promise.all(articles.slice(0, -MAX_ARTICLES).map((article) => documents.delete(article)));
  const kept = await documents.matchAll();
  const named = new Set(kept.flatMap(({ headers }) => JSON.parse(headers.get(KEPT_FILES) ?? '[]')));
  const files = await caches.open(FILES);
  const unused = (await files.keys()).filter(({ url }) => !named.has(own(url)));
  await Promise.all(unused.map((file) => files.delete(file)));
}

/** Ends when an article that is put again can be found again. */
let storing = Promise.resolve();

/** Stores the article at `path` as it is now, with what it names and what its page has fetched since. */
async function keep(path, fetched) {
  const documents = await caches.open(DOCUMENTS);
  const answer = await fetch(path);
  if (answer.status !== 200 || answer.redirected) return;
  const html = await answer.text();
  const named = [...html.matchAll(NAMED_FILE)].map(([, file]) => file);
  const [, shell, pageData] = STARTER.exec(html) ?? [];
  const started = fetched.includes(shell) ? [pageData] : [];
  const files = [...new Set([...named, ...fetched, ...started])];
  await keepFiles(files);
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.set(KEPT_AT, new Date().toISOString());
  headers.set(KEPT_FILES, JSON.stringify(files));
  // A document that is put again becomes the newest.
  storing = documents.delete(path).then(() => documents.put(path, new Response(html, { headers })));
  await storing;
  await forgetOld(documents);
}

const NOTICE_STYLE =
  '#kept-copy{padding:.75rem 1rem;background:var(--color-solid);color:var(--color-solid-ink);font-weight:600;text-align:center}';
const PAGE_STYLE =
  'body{max-width:40rem;margin:15vh auto;padding:0 1rem;font:1.0625rem/1.6 system-ui,sans-serif}li{margin:.5rem 0}';
const POLICY = 'content-security-policy';

/** How a policy allows a style in the document. */
async function sourceOf(css) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

async function keptCopy(path) {
  await storing.catch(() => undefined);
  const kept = await (await caches.open(DOCUMENTS)).match(path);
  if (!kept) return undefined;
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const date = format.format(new Date(kept.headers.get(KEPT_AT)));
  const notice = `<style>${NOTICE_STYLE}</style><p id="kept-copy" role="status">You’re offline. This is the copy from ${date}.</p>`;
  const html = (await kept.text()).replace('<body>', `<body>${notice}`);
  const headers = new Headers(kept.headers);
  const policy = headers.get(POLICY) ?? '';
  // A hash would take from a copy of former times what its policy allows inline.
  if (!policy.includes('unsafe-inline')) {
    headers.set(POLICY, policy.replace('style-src', `$& ${await sourceOf(NOTICE_STYLE)}`));
  }
  return new Response(html, { headers });
}

/** Stands for an article that was not read here before: it leads to those that were. */
async function offlinePage() {
  const documents = await caches.open(DOCUMENTS);
  const articles = (await documents.keys()).reverse();
  const items = articles.map(async (request) => {
    const html = await (await documents.match(request)).text();
    const [, title = ''] = /<h1[^>]*>([^<]*)/.exec(html) ?? [];
    return `<li><a href="${own(request.url)}">${title}</a></li>`;
  });
  const list = (await Promise.all(items)).join('');
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>You’re offline</title><style>${PAGE_STYLE}</style></head><body><main><h1>You’re offline</h1><p>You haven’t opened this article on this device yet. It will open when you’re back online.</p>${list && `<h2>Saved for offline reading</h2><ul>${list}</ul>`}</main></body></html>`;
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      [POLICY]: `default-src 'none'; style-src ${await sourceOf(PAGE_STYLE)}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  });
}

async function openArticle(event, path) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    const isGone = answer.status === 404 || answer.type === 'opaqueredirect';
    if (isGone) event.waitUntil(caches.open(DOCUMENTS).then((documents) => documents.delete(path)));
    return answer;
  } catch {
    return (await keptCopy(path)) ?? offlinePage();
  }
}

const keptFile = async (path) => (await (await caches.open(FILES)).match(path)) ?? Response.error();

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const start = async () => {
    const names = await caches.keys();
    const former = names.filter((name) => /^pressline-article/.test(name));
    const stale = former.filter((name) => name !== DOCUMENTS && name !== FILES);
    await Promise.all(stale.map((name) => caches.delete(name)));
    // The network need not wait until the worker has started. Pages that are open stay without it: one
    // that is still loading would ask for its script a second time.
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(start());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = own(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && ARTICLE.test(path))
    event.respondWith(openArticle(event, path));
  else if (FILE.test(path)) event.respondWith(fetch(request).catch(() => keptFile(path)));
});

// One after the other, so that no two change the same lists.
let work = Promise.resolve();

self.addEventListener('message', (event) => {
  const { type, path, files } = event.data ?? {};
  if (type !== 'article-read' || !ARTICLE.test(path)) return;
  const fetched = files.map(own).filter((file) => FILE.test(file));
  work = work.then(() => keep(path, fetched)).catch(() => {});
  event.waitUntil(work);
});
