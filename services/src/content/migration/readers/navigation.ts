import path from 'node:path/posix';

/** Where a page stands in the navigation of its site. */
export interface Entry {
  /** The page's path, as the navigation has it. */
  page: string;
  title?: string | undefined;
  category: string[];
}

type Record_ = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Record_ =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** `nav` of MkDocs: paths, titles with paths, titles with lists. */
export function readNav(nav: unknown, category: string[] = []): Entry[] {
  if (!Array.isArray(nav)) return [];
  return nav.flatMap((item): Entry[] => {
    if (typeof item === 'string') return [{ page: item, category }];
    return Object.entries(isRecord(item) ? item : {}).flatMap(([title, value]) =>
      typeof value === 'string'
        ? [{ page: value, title, category }]
        : readNav(value, [...category, title]),
    );
  });
}

const LABELS = ['tab', 'group', 'anchor', 'dropdown', 'product', 'version', 'item'];

/** `navigation` of Mintlify: groups of any kind in each other, whose pages are paths. */
export function readGroups(node: unknown, category: string[] = []): Entry[] {
  if (typeof node === 'string') return [{ page: node.replace(/^\//, ''), category }];
  if (Array.isArray(node)) return node.flatMap((one) => readGroups(one, category));
  if (!isRecord(node)) return [];
  const label = LABELS.map((name) => node[name]).find((value) => typeof value === 'string');
  const inner = label === undefined ? category : [...category, String(label)];
  return Object.values(node)
    .filter((value) => Array.isArray(value) || isRecord(value))
    .flatMap((value) => readGroups(value, inner));
}

/** `SUMMARY.md` of GitBook: headings are groups, items in items are below them. */
export function readSummary(text: string): Entry[] {
  const entries: Entry[] = [];
  let group: string[] = [];
  let above: { indent: number; title: string }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, heading] = /^##+\s+(.+)$/.exec(line) ?? [];
    if (heading) {
      group = [heading.replace(/<[^>]*>.*$/, '').trim()];
      above = [];
    }
    const [, indent = '', title = '', address = ''] =
      /^(\s*)[*-]\s+\[((?:\\.|[^\]])*)\]\(<?([^)>]*(?:\([^)]*\)[^)>]*)*)>?\)/.exec(line) ?? [];
    if (!title) continue;
    above = above.filter((one) => one.indent < indent.length);
    const category = [...group, ...above.map((one) => one.title)];
    above.push({ indent: indent.length, title });
    if (!/^https?:/.test(address))
      entries.push({ page: address.split('#')[0] ?? '', title, category });
  }
  return entries;
}

/** A path without extension, as entries and pages are compared. */
export const plainPath = (page: string): string =>
  path.normalize(page.replace(/^\.?\//, '')).replace(/\.(mdx?|html?)$/i, '');
