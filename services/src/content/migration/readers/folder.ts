import path from 'node:path/posix';
import { decodeText } from '../decodeText';
import type { Files, SourceArticle } from '../Source';
import { type Front, readFrontMatter, tagsIn, textIn, timeIn } from './frontMatter';
/** A file of a folder that is an article. */
export interface Page {
  file: string;
  /** Below the folder of texts, without extension. */
  path: string;
  /** Names of folders there. */
  folders: string[];
  front: Front;
  text: string;
  isHtml: boolean;
}

/** Files that are articles of a folder. */
export const PAGE = /\.(mdx?|markdown|html?)$/i;

/** A text of the archive; undefined when it has no such file. */
export const textOf = (files: Files, file: string): string | undefined => {
  const found = files.get(file);
  return found && decodeText(found.bytes);
};

/** The folder of the file with this name that is nearest to the top. */
export function folderOf(files: Files, name: RegExp): string | undefined {
  const found = [...files.keys()].filter((file) => name.test(path.basename(file)));
  const [first] = found.sort((one, other) => one.split('/').length - other.split('/').length);
  return first === undefined
    ? undefined
    : first.slice(0, first.length - path.basename(first).length);
}

/** The title of a site in its configuration, which is only read as a text. */
export function siteTitle(files: Files, root: string, name: RegExp): string | undefined {
  const file = [...files.keys()].find(
    (one) => one.startsWith(root) && name.test(one.slice(root.length)),
  );
  const text = file === undefined ? '' : (textOf(files, file) ?? '');
  return /\btitle["']?\s*[=:]\s*["'`]?([^"'`\n]+)/.exec(text)?.[1]?.trim();
}

/** The texts below a folder. */
export function pagesIn(
  files: Files,
  folder: string,
  isLeftOut = (_path: string) => false,
): Page[] {
  return [...files].flatMap(([file, { bytes }]) => {
    const below = file.slice(folder.length);
    if (!file.startsWith(folder) || !PAGE.test(file) || isLeftOut(below)) return [];
    const isHtml = /\.html?$/i.test(file);
    const given = decodeText(bytes);
    const { front, body } = isHtml ? { front: {}, body: given } : readFrontMatter(given);
    const [, stem = ''] = /^(.*)\.[^.]+$/.exec(below) ?? [];
    return [{ file, path: stem, folders: stem.split('/').slice(0, -1), front, text: body, isHtml }];
  });
}

const HEADING = /^(?:#[ \t]+(.+?)[ \t#]*(?:\{[^}]*\}\s*)?|(\S.*)\n=+[ \t]*)$/m;

/** The first heading of the first level, outside of code. */
export function headingOf(text: string): string | undefined {
  const plain = text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  const [, hashed, underlined] = HEADING.exec(plain) ?? [];
  const words = (hashed ?? underlined)?.replace(/<[^>]*>/g, '').replace(/[*_`]/g, '');
  return words?.trim() || undefined;
}

/** The name of a file as a title. */
export const nameAsTitle = (page: Page): string => {
  const name = path.basename(page.path);
  const isIndex = /^(index|readme|_index)$/i.test(name);
  return ((isIndex ? page.folders.at(-1) : name) ?? name)
    .replace(/^\d+[-_. ]+/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
};

/** What every folder says of an article; `own` has what its system says. */
export function articleOf(
  { file, path: name, folders, front, text, isHtml }: Page,
  files: Files,
  own: Partial<SourceArticle> & Pick<SourceArticle, 'title' | 'order'>,
): SourceArticle {
  const isDraft = front.draft === true || front.published === false;
  return {
    ...{ key: name, file, category: folders, tags: tagsIn(front.tags), lost: [] },
    addresses: [`/${name}`],
    summary: textIn(front.description) ?? textIn(front.summary) ?? textIn(front.subtitle),
    body: { type: isHtml ? 'html' : 'markdown', text },
    state: isDraft ? 'draft' : 'published',
    updatedAt: timeIn(front.lastmod) ?? files.get(file)?.changedAt,
    include: createInclude(files, file),
    ...own,
  };
}

/** Texts of other files, by a path from this one or from the top. */
export const createInclude = (files: Files, from: string) => (name: string) => {
  const found = [path.join(path.dirname(from), name), name.replace(/^\//, '')].find((one) =>
    files.has(one),
  );
  const text = found === undefined ? undefined : textOf(files, found);
  return text === undefined ? undefined : readFrontMatter(text).body.trim();
};

/** Articles with the addresses that redirects of their site lead from, by where they lead to. */
export function withRedirects(
  articles: readonly SourceArticle[],
  redirects: readonly (readonly [from: string, to: string])[],
): SourceArticle[] {
  const plain = (address: string) =>
    `/${address.replace(/^\.?\//, '')}`.replace(
      /(?:\/(?:index|readme))?\.(?:mdx?|html?)$|\/+$/i,
      '',
    ) || '/';
  return articles.map((article) => {
    const own = article.addresses.map(plain);
    const more = redirects.filter(([, to]) => own.includes(plain(to))).map(([from]) => plain(from));
    return { ...article, addresses: [...article.addresses, ...more] };
  });
}
