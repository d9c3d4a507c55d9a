import { extensionOf, slugOf, UPLOAD_EXTENSIONS } from '@pressline/shared-api';
import { fitToArticle } from '@pressline/shared-api/markdown/fitToArticle';
import { decodedOrSame } from '@pressline/shared-api/text';
import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { linkNodes, nodesOf } from '../articles/links/linkNodes';
import { plainText } from '../articles/plainText';
import { rewriteTree } from '../articles/rewriteTree';
import { classifyUrl } from '../articles/safeUrl';
import { headingIdPrefix } from '../articles/sanitizeHtml';
import { fileTypes } from '../media/fileTypes';
import { type Reading, takeAnchors, withoutMarks } from './Reading';
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

/** Ids of headings by those that the source gave them, and by their words. */
function readAnchors(tree: Root): Map<string, string> {
  const anchors = new Map<string, string>();
  const counts = new Map<string, number>();
  let waiting: string[] = [];
  let last: string | undefined;
  for (const node of [...nodesOf(tree)]) {
    if (node.type === 'heading') {
      const ids = takeAnchors(node);
      const end = node.children.at(-1);
      if (end?.type === 'text') end.value = end.value.trimEnd();
      const slug = slugOf(plainText(node)) || 'part';
      const count = (counts.get(slug) ?? 0) + 1;
      counts.set(slug, count);
      last = headingIdPrefix + (count === 1 ? slug : `${slug}--${count}`);
      if (!anchors.has(slug)) anchors.set(slug, last);
      for (const id of [...ids, ...waiting]) anchors.set(id, last);
      waiting = [];
    } else if (node.type === 'text') {
      const ids = takeAnchors(node);
      if (last) for (const id of ids) anchors.set(id, last);
      if (node.value.trim() === '') waiting.push(...ids);
      else waiting = [];
    }
  }
  return anchors;
}

/** Without links and pictures whose file was not taken. */
const dropUnplaced = (tree: Root) =>
  rewriteTree<RootContent>(tree, (node) => {
    if (node.type === 'link' && node.url === '') return node.children;
    return node.type === 'image' && node.url === '' ? [] : [node];
  });

/** Without paragraphs that had only marks. */
function dropEmpty(node: Nodes): void {
  if (!('children' in node)) return;
  node.children.forEach(dropEmpty);
  node.children = (node.children as RootContent[]).filter(
    (child) =>
      !(
        child.type === 'paragraph' &&
        child.children.every((one) => one.type === 'text' && one.value === '')
      ),
  ) as never;
}

/** The highest headings of an article are on the second level. */
function raiseHeadings(tree: Root): void {
  const headings = [...nodesOf(tree)].filter((node) => node.type === 'heading');
  const raise = Math.min(...headings.map(({ depth }) => depth)) - 2;
  if (raise > 0) for (const node of headings) node.depth = (node.depth - raise) as Heading['depth'];
}

/** Without a first heading that repeats the title. */
function dropTitle(tree: Root, title: string): void {
  const [first] = tree.children;
  if (first?.type === 'heading' && first.depth === 1 && plainText(first).trim() === title.trim())
    tree.children.shift();
}

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
    const address = given.trim();
    const own = fileOfAddress(address);
    if (own) return keep(own) ?? '';
    if (address.startsWith('/import/')) return address;
    const target = source.find(address, article);
    if (target && 'article' in target) {
      const id = idOf(source.system, target.article.key);
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
  dropUnplaced(tree);
  dropTitle(tree, article.title);
  raiseHeadings(tree);
  fitToArticle(tree);
  const anchors = readAnchors(tree);
  dropEmpty(tree);
  const broken = [...missing].map((address) => `Leads nowhere here: ${address || '(empty)'}`);
  const id = idOf(source.system, article.key);
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
