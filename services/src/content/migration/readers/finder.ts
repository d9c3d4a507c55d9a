import path from 'node:path/posix';
import { decodedOrSame } from '@pressline/shared-api/text';
import type { Source, SourceArticle, Target } from '../Source';

interface Lookup extends Pick<Source, 'files'> {
  articles: readonly SourceArticle[];
  /** Folders that an address with a slash in front begins at. */
  roots: readonly string[];
  /** Hosts whose addresses are those of the source. */
  host?: string | undefined;
}

const SCHEME = /^(?:(?:https?|mailto|tel|ftp|file|data|javascript|sms|cid|blob):|\/\/)/i;
const ENDINGS = [
  '',
  '.md',
  '.mdx',
  '.html',
  '.htm',
  '/index.md',
  '/index.mdx',
  '/README.md',
  '/_index.md',
  '/index.html',
];

/** Finds articles and files by relative addresses, addresses from the top, and those of the site. */
export function createFinder({ files, articles, roots, host }: Lookup) {
  const names = new Map([...files.keys()].map((file) => [file.toLowerCase(), file]));
  const byFile = new Map(articles.map((article) => [article.file, article]));
  const plain = (address: string) => address.toLowerCase().replace(/(.)\/+$/, '$1');
  const byAddress = new Map(
    articles.flatMap((article) => article.addresses.map((one) => [plain(one), article] as const)),
  );
  const isOwn = (address: string) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    return url !== undefined && url.hostname === host;
  };

  function find(given: string, from: SourceArticle): Target | undefined {
    const address = isOwn(given) ? given.replace(/^\w+:\/\/[^/]*/, '') || '/' : given;
    if (SCHEME.test(address)) return undefined;
    const [before = '', rawFragment = ''] = address.split(/#(.*)/s);
    const fragment = decodedOrSame(rawFragment);
    const target = decodedOrSame(before.replace(/\?.*$/s, ''))
      .replaceAll('\\', '/')
      .normalize('NFC');
    if (target === '') return rawFragment ? { article: from, fragment } : undefined;
    const folder = path.dirname(from.file);
    const bases = target.startsWith('/')
      ? roots.map((root) => path.join(root, target))
      : [path.join(folder, target)];
    for (const base of bases) {
      for (const ending of ENDINGS) {
        const file = names.get(plain(base.replace(/\/+$/, '') + ending).replace(/^\//, ''));
        const article = file === undefined ? undefined : byFile.get(file);
        if (article) return { article, fragment };
        if (file !== undefined && !/\.(mdx?|html?)$/i.test(file))
          return { path: file, name: path.basename(file) };
      }
    }
    const [own = ''] = from.addresses;
    const url = target.startsWith('/')
      ? target
      : path.join(own.endsWith('/') ? own : path.dirname(own), target);
    const article = byAddress.get(plain(url));
    return article && { article, fragment };
  }
  return { find, isOwn };
}
