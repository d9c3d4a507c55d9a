/** A cookie whose name contains one of these survives a withdrawal. */
const KEPT_NAMES = ['sidebar_state', 'theme', 'session'];

/** Beginnings of the names that the services of a category set. */
const categoryPrefixes = {
  analytics: ['_ga', '_gid', '_gat'],
  marketing: ['_gcl', '_gac', '_fbp', '_fbc'],
};

const isKept = (name: string) => KEPT_NAMES.some((part) => name.includes(part));

function cookieNames(): Set<string> {
  const names = document.cookie.split(';').map((pair) => {
    const end = pair.indexOf('=');
    return end < 0 ? '' : pair.slice(0, end).trim();
  });
  return new Set(document.cookie === '' ? [] : names);
}

/** `a.example.com` → no domain, then each domain that may hold a cookie for that host. */
export function cookieDomains(hostname: string): string[] {
  const parts = hostname.split('.');
  const suffixes = parts.map((_, start) => parts.slice(start).join('.'));
  return ['', ...suffixes.flatMap((domain) => [`; Domain=${domain}`, `; Domain=.${domain}`])];
}

/** `/help/faq` → `/`, and each folder above the page with and without its closing slash. */
export function cookiePaths(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean);
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

function expire(names: Iterable<string>): void {
  // A browser takes no attribute `Secure` from plain http, and finds prefixed and partitioned
  // cookies only with it.
  const jars = location.protocol === 'https:' ? ['; Secure', '; Secure; Partitioned'] : [''];
  for (const name of names) {
    for (const domain of cookieDomains(location.hostname)) {
      for (const path of cookiePaths(location.pathname)) {
        for (const jar of jars) {
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot name every domain
          document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}${jar}`;
        }
      }
    }
  }
}

/** Deletes each cookie that a script can reach, except the kept names, on every domain and path. */
export function deleteCookies(): void {
  expire([...cookieNames()].filter((name) => !isKept(name)));
}

/** Deletes the cookies of a category's services, e.g. when only this category was switched off. */
export function deleteCategoryCookies(category: keyof typeof categoryPrefixes): void {
  const prefixes = categoryPrefixes[category];
  const isOurs = (name: string) => prefixes.some((prefix) => name.startsWith(prefix));
  expire([...cookieNames()].filter((name) => isOurs(name) && !isKept(name)));
}
