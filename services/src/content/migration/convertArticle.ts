import { extensionOf, slugOf, UPLOAD_EXTENSIONS } from '@pressline/shared-api';
import { decodedOrSame } from '@pressline/shared-api/text';
import type { Root } from 'mdast';
import { linkNodes } from '../articles/links/linkNodes';
import { plainText } from '../articles/plainText';
import { classifyUrl } from '../articles/safeUrl';
import { fileTypes } from '../media/fileTypes';
import { fitTree } from './fitTree';
import { type Reading, withoutMarks } from './Reading';
import { isElsewhere, readHtml } from './readHtml';
import { readMarkdown } from './readMarkdown';
import type { Source, SourceArticle } from './Source';
import { ARTICLE_TOKEN, articleToken, fileToken, hashOf, idOf } from './tokens';

/** A picture or file of the source that articles show. */
export interface SourceFile {
  path: string;
  name: string;
  hash: string;
  bytes: Uint8Array;
}

export interface Converted {
  article: SourceArticle;
  id: string;
  tree: Root;
  /** Ids of headings here by those of the source. */
  anchors: ReadonlyMap<string, string>;
  lost: string[];
}

const DATA_URL = /^data:image\/([\w+.-]+);base64,(.*)$/s;

/** A picture that is in its address. */
function fileOfAddress(address: string): Omit<SourceFile, 'hash'> | undefined {
  const [, type = '', data = ''] = DATA_URL.exec(address) ?? [];
  const extension = type.replace('jpeg', 'jpg').replace('svg+xml', 'svg');
  if (!extension) return undefined;
  const name = `picture.${extension}`;
  return { path: name, name, bytes: Buffer.from(data, 'base64') };
}

/** The name of a file with the extension of its content, which some systems leave out. */
function nameWithType(name: string, bytes: Uint8Array): string {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const own = fileTypes[extensionOf(name)];
  if (own?.fits(content) || (own && !own.isImage)) return name;
  const found = UPLOAD_EXTENSIONS.find(
    (one) => fileTypes[one]?.isImage && fileTypes[one].fits(content),
  );
  return found ? `${name.replace(/\.[a-z\d]{2,4}$/i, '')}.${found}` : name;
}

const isTaken = (name: string) => Object.hasOwn(fileTypes, extensionOf(name));

const counted = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([what, count]) => (count > 1 ? `${what} (${count})` : what));

/** An article's body as a tree whose addresses are tokens; its files go to `addFile`. */
export function convertArticle(
  source: Source,
  article: SourceArticle,
  { isAnchor, addFile }: Pick<Reading, 'isAnchor'> & { addFile(file: SourceFile): void },
): Converted {
  const told = new Map<string, number>();
  const missing = new Set<string>();
  const tell = (what: string) => void told.set(what, (told.get(what) ?? 0) + 1);
  const keep = (file: Omit<SourceFile, 'hash'>) => {
    const name = nameWithType(file.name, file.bytes);
    if (!isTaken(name)) return undefined;
    const hash = hashOf(Buffer.from(file.bytes));
    addFile({ ...file, name, hash });
    return fileToken(hash);
  };

  function place(given: string, isPicture: boolean): string {
    const address = given.trim().replace(/^\/\//, 'https://');
    const own = fileOfAddress(address);
    if (own) return keep(own) ?? '';
    if (address.startsWith('/import/')) return address;
    const target = source.find(address, article);
    if (target && 'article' in target) {
      const id = idOf(source, target.article.key);
      return articleToken(id) + (target.fragment ? `#${encodeURIComponent(target.fragment)}` : '');
    }
    const file = target && source.files.get(target.path);
    if (target && file) {
      const token = keep({ path: target.path, name: target.name, bytes: file.bytes });
      if (!token) tell(`File that cannot be taken: ${target.name}`);
      return token ?? '';
    }
    if (!isElsewhere(address) || source.isOwn(address)) missing.add(address);
    else if (isPicture) tell(`Picture that stays at its address: ${address}`);
    return classifyUrl(address) === 'unsafe' ? '' : address;
  }

  const reading: Reading = { place, isAnchor, tell, include: article.include };
  const { type } = article.body;
  const text = withoutMarks(article.body.text);
  const tree = type === 'html' ? readHtml(text, reading) : readMarkdown(text, reading);
  const anchors = fitTree(tree, article.title);
  const broken = [...missing].map((address) => `Leads nowhere here: ${address || '(empty)'}`);
  const id = idOf(source, article.key);
  return { article, id, tree, anchors, lost: [...article.lost, ...counted(told), ...broken] };
}

/** Fragments of links to articles lead to their headings; those to nothing lead to the article. */
export function placeFragments({ tree }: Converted, all: ReadonlyMap<string, Converted>): void {
  for (const node of linkNodes(tree)) {
    const [, id = ''] = new RegExp(ARTICLE_TOKEN.source).exec(node.url) ?? [];
    const [page = '', fragment] = node.url.split('#');
    const title = all.get(id)?.article.title;
    // Some systems name an article by its file.
    if (title && node.type === 'link' && /^\S+\.mdx?$/.test(plainText(node)))
      node.children = [{ type: 'text', value: title }];
    if (!id || fragment === undefined) continue;
    const name = decodedOrSame(fragment);
    const { anchors } = all.get(id) ?? {};
    const anchor = anchors?.get(name) ?? anchors?.get(slugOf(name));
    node.url = anchor ? `${page}#${anchor}` : page;
  }
}
