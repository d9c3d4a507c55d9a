import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const site = fileURLToPath(new URL('../../mfe-marketing/src/content/site', import.meta.url));
const namesOfSite = new Set(readFileSync(`${site}.ts`, 'utf8').match(/(?<=^ +)\w+/gm));

// `10:00` is no directive of the name `00`.
function withTimes({ children, ...node }) {
  if (node.type !== 'textDirective') {
    return { ...node, ...(children && { children: children.map(withTimes) }) };
  }
  if (!/^\d+$/.test(node.name)) throw new Error(`A line has no place for :${node.name}`);
  return { type: 'text', value: `:${node.name}` };
}
const textsOf = (nodes) => nodes.map((node) => textOf(node));
const ofType = (nodes, type) => nodes.filter((node) => node.type === type);

function underHeadings(nodes, depth) {
  const headings = nodes.filter((node) => node.depth === depth);
  return headings.map((heading, index) => {
    const end = headings[index + 1];
    return [heading, nodes.slice(nodes.indexOf(heading) + 1, end && nodes.indexOf(end))];
  });
}

const isLabel = ({ data }) => data?.directiveLabel;
const isText = ({ type }) => type === 'paragraph' || type === 'code';
const readTypes = new Set(['paragraph', 'code', 'list', 'table', 'containerDirective']);

function refuse(node) {
  throw new Error(`A section has no place for ${node.type}`);
}

function partsOf(nodes) {
  nodes.filter(({ type }) => !readTypes.has(type)).forEach(refuse);
  const [columns, ...rows] = ofType(nodes, 'table')
    .flatMap((table) => table.children)
    .map((row) => textsOf(row.children));
  return {
    caption: textsOf(nodes.filter(isLabel))[0],
    texts: textsOf(nodes.filter((node) => isText(node) && !isLabel(node))),
    list: textsOf(ofType(nodes, 'list').flatMap(({ children }) => children)),
    columns,
    rows,
    blocks: ofType(nodes, 'containerDirective').map(directive),
  };
}

function directive({ name, attributes, children }) {
  const named = underHeadings(children, 3).map(([heading, nodes]) => {
    const [, title, id] = /^(.*?)(?: \{([\w-]+)\})?$/s.exec(textOf(heading));
    return { id, item: [title, ...partsOf(nodes).texts] };
  });
  const items = named.map(({ item }) => item);
  const names = named.flatMap(({ id }) => id ?? []);
  if (names.length % items.length > 0) throw new Error(`Of ${name} some items have no {name}`);
  const before = children.slice(0, children.findIndex(({ type }) => type === 'heading') >>> 0);
  if (items.length > 0) before.filter((node) => !isLabel(node)).forEach(refuse);
  return { kind: name, ...attributes, ...partsOf(before), items, names };
}

function paragraph(node) {
  const link = node.children.findIndex(({ type }) => type === 'link');
  if (link < 0) return textOf(node);
  const { children } = node;
  const parts = [children.slice(0, link), children[link], children.slice(link + 1)];
  return { kind: 'link', texts: textsOf(parts), to: children[link].url };
}

function block(node) {
  if (node.type === 'paragraph') return paragraph(node);
  if (node.type === 'list') return { kind: 'list', ...partsOf([node]) };
  if (node.type.endsWith('Directive')) return directive(node);
  return refuse(node);
}

function section([heading, nodes]) {
  const [, title, id, label] = /^(.*) \{#([\w-]+) ?(.*)\}$/.exec(textOf(heading)) ?? [];
  if (!id) throw new Error(`The heading “${textOf(heading)}” has no {#id}`);
  const head = {
    id,
    title,
    label: label || undefined,
    lead: textsOf(ofType(nodes, 'blockquote'))[0],
  };
  return { head, blocks: nodes.filter(({ type }) => type !== 'blockquote').map(block) };
}

/** The front matter and the sections of a text as code; `{site.name}` in it is that value of the site. */
function codeOf(source, query) {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? ['', '{}', source];
  const { children } = withTimes(parser.parse(body));
  if (children[0]?.depth !== 2) throw new Error('A text begins with a heading of level 2');
  const sections = underHeadings(children, 2).map(section);
  const shown = sections.map(({ head, blocks }) => ({
    ...(query !== '?blocks' && head),
    ...(query !== '?heads' && { blocks }),
  }));
  const content = { ...(query !== '?blocks' && parseYaml(front)), sections: shown };
  const isEmpty = (value) => Array.isArray(value) && value.length === 0;
  const json = JSON.stringify(content, (_key, value) => (isEmpty(value) ? undefined : value));
  return json.replace(/\{(site((?:\.\w+)+))\}/g, (_all, value, names) => {
    if (!names.split('.').every((name) => !name || namesOfSite.has(name)))
      throw new Error(`The site has no ${value}`);
    return `" + ${value} + "`;
  });
}

/**
 * Loader of the bundler: a Markdown file is data (`MarkdownContent`), so that no parser reaches a
 * browser. `?heads` leaves out the blocks of its sections, and `?blocks` all else, for pages that
 * fetch the blocks later.
 */
function load(source) {
  return `import { site } from '${site}';\nexport default ${codeOf(source, this.resourceQuery)};`;
}

/** The same for Jest, which knows no queries: always the whole text. */
const transform = (source) => ({
  code: `const { site } = require('${site}');\nexports.__esModule = true;\nexports.default = ${codeOf(source)};`,
});

// What this file makes of the source decides too.
const ownSource = readFileSync(new URL(import.meta.url));
const getCacheKey = (source) => createHash('sha256').update(ownSource).update(source).digest('hex');

export default Object.assign(load, { process: transform, getCacheKey });
