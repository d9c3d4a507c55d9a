import path from 'node:path/posix';
import { outsideCode } from '@pressline/shared-api/markdown/dialects/inline';
import { codeEnd, FENCE } from '@pressline/shared-api/markdown/dialects/Translation';
import { decodedOrSame } from '@pressline/shared-api/text';
import type { Files, Source } from '../Source';
import { createFinder } from './finder';
import { articleOf, folderOf, pagesIn } from './folder';

type Read = (files: Files) => Source | undefined;
const WIKI_LINK = /(!?)\[\[([^[\]|]+)(?:\|([^[\]]*))?\]\]/g;
const PICTURE = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

/** `[[Text|Page#part]]` and `[[picture.png|alt=Text]]` as links and pictures. */
export function readWikiLinks(text: string): string {
  const lines = text.split(/\r?\n/);
  const done: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = FENCE.test(lines[at] ?? '') ? codeEnd(lines, at) : at;
    done.push(...lines.slice(at, end));
    at = end;
    if (end > at || at >= lines.length || FENCE.test(lines[at] ?? '')) continue;
    done.push(
      outsideCode(lines[at] ?? '', (words) =>
        words.replace(WIKI_LINK, (_all, _sign, first: string, second?: string) => {
          if (PICTURE.test(first))
            return `![${/alt=([^|]*)/.exec(second ?? '')?.[1] ?? ''}](<${first.trim()}>)`;
          const page = (second ?? first).trim();
          return `[${first.trim()}](<wiki:${encodeURI(page)}>)`;
        }),
      ),
    );
    at += 1;
  }
  return done.join('\n');
}

export const readGitHubWiki: Read = (files) => {
  const root = folderOf(files, /^Home\.(md|markdown)$/);
  const isWiki =
    root !== undefined &&
    [...files].some(([file]) => /(?:^|\/)_(Sidebar|Footer)\.md$|-/.test(file));
  if (root === undefined || !isWiki) return undefined;
  const pages = pagesIn(files, root, (below) =>
    /(?:^|\/)_(Sidebar|Footer|Header)\.\w+$/.test(below),
  );
  const articles = pages.map((page, at) => {
    const name = path.basename(page.path);
    return articleOf(page, files, {
      title: name.replaceAll('-', ' '),
      order: name === 'Home' ? -1 : at,
      addresses: [`/wiki/${name}`],
      body: { type: 'markdown', text: readWikiLinks(page.text) },
    });
  });
  const plain = (name: string) => name.toLowerCase().replace(/[\s/-]+/g, '-');
  const byName = new Map(articles.map((article) => [plain(path.basename(article.key)), article]));
  const { find } = createFinder({ files, articles, roots: [root] });
  return {
    ...{ system: 'GitHub wiki', articles, files, notes: [] },
    isOwn: (address) => address.startsWith('wiki:'),
    find(address, from) {
      const [page = '', fragment = ''] = decodedOrSame(address.replace(/^wiki:/, '')).split('#');
      const article = page.includes('://') ? undefined : byName.get(plain(page));
      return article ? { article, fragment } : find(address, from);
    },
  };
};
