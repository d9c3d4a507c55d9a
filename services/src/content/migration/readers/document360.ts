import type { ImportError } from '@pressline/shared-api';
import { parseJson } from '@pressline/shared-api/text';
import type { Files, Source, SourceArticle } from '../Source';
import { folderOf, textOf } from './folder';

type Json = Readonly<Record<string, unknown>>;
const listIn = (value: unknown): Json[] => (Array.isArray(value) ? value : []);

const TREE = /_categories_articles\.json$/;
const META = /^[\s\ufeff]*## Metadata_Start[\s\S]*?## Metadata_End[ \t]*\r?\n?/;
const VARIABLE = /\{\{\s*(variable|snippet|glossary)\.([\w-]+)\s*\}\}/g;
const NAMES: Readonly<Record<string, string>> = {
  variable: 'Variable',
  snippet: 'Missing text',
  glossary: 'Glossary term',
};

/** The lines above a text, which look like headings and are none. */
function readMeta(text: string): ReadonlyMap<string, string> {
  const [block = ''] = META.exec(text) ?? [];
  const lines = block.matchAll(/^## (\w+):[ \t]*(.*?)[ \t]*\r?$/gm);
  return new Map([...lines].map(([, name = '', value = '']) => [name, value]));
}

const plain = (title: unknown) =>
  String(title ?? '')
    .replace(/[*_`]/g, '')
    .trim();

function lossesIn(text: string): string[] {
  const variables = [...text.matchAll(VARIABLE)].map(
    ([, kind = '', name]) => `${NAMES[kind]} ${name}`,
  );
  return [...variables, ...(/^\\\|/m.test(text) ? ['Tables that are written as text'] : [])];
}

/** The zip file of a project: a tree of paths, and texts with their titles above. */
export function readDocument360(files: Files): Source | undefined {
  const root = folderOf(files, TREE);
  const file = [...files.keys()].find((one) => TREE.test(one));
  if (root === undefined || file === undefined) return undefined;
  const tree = parseJson(textOf(files, file) ?? '') as Json | undefined;
  const notes: ImportError[] = [];
  const articles: SourceArticle[] = [];

  function add(path: string, category: string[], order: number) {
    const text = textOf(files, root + path);
    if (text === undefined) {
      notes.push({ file, message: `Missing in the archive: ${path}` } as ImportError);
      return;
    }
    const meta = readMeta(text);
    const body = text.replace(META, '');
    const slug = meta.get('slug') ?? '';
    articles.push({
      ...{
        key: path,
        file: root + path,
        title: plain(meta.get('title')),
        category,
        order,
        tags: [],
      },
      summary: meta.get('description'),
      body: { type: meta.get('contentType') === 'HTML' ? 'html' : 'markdown', text: body },
      state: 'published',
      addresses: [`/docs/${slug}`],
      updatedAt: files.get(root + path)?.changedAt,
      lost: lossesIn(body),
    });
  }

  function walk(categories: readonly Json[], above: readonly string[], order: number) {
    for (const category of categories) {
      const own = order * 1_000 + (Number(category.Order) || 0);
      const names = [...above, plain(category.Title)];
      if (category.Path) add(`categories/${category.Path}`, names, own * 1_000);
      for (const one of listIn(category.Articles))
        add(`articles/${one.Path}`, names, own * 1_000 + (Number(one.Order) || 0));
      walk(listIn(category.SubCategories), names, own);
    }
  }
  walk(listIn(tree?.Categories), [], 0);

  const bySlug = new Map(
    articles.map((article) => [article.addresses[0]?.slice('/docs/'.length), article]),
  );
  return {
    ...{ system: 'Document360', site: String(tree?.ResourcePath ?? ''), articles, files, notes },
    isOwn: (address) => /^\/(?!\/)/.test(address),
    find(address, from) {
      const [before = '', fragment = ''] = address.split(/#(.*)/s);
      if (before === '') return fragment ? { article: from, fragment } : undefined;
      const slug = /\/docs\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?([^/?]+)/i.exec(before)?.[1];
      const article = bySlug.get(slug);
      return article && { article, fragment };
    },
  };
}
