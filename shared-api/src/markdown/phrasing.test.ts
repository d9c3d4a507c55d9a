import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { htmlToMarkdown } from './htmlToMarkdown';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const PARTS = [
  'ink',
  'A4',
  '12',
  ' ',
  ', ',
  ' x ',
  '(',
  ')',
  '.',
  ':',
  '5*3',
  'a_b',
  '~',
  '”',
  '注',
  '：',
  '[1]',
  '&',
  '`',
];
const TAGS = ['b', 'i', 's', 'a', 'code'] as const;
const TYPES = { b: 'strong', i: 'emphasis', s: 'delete', a: 'link', code: 'inlineCode' };

interface Run {
  text: string;
  types: readonly string[];
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
const textOf = (runs: readonly Run[]) => withoutSpaces(runs.map(({ text }) => text).join(''));

/** Each letter and digit with its marks. */
const lettersOf = (runs: readonly Run[]) =>
  runs.flatMap(({ text, types }) =>
    [...text].filter((char) => /[\p{L}\p{N}]/u.test(char)).map(() => types),
  );

function runsOf(node: Nodes, outer: readonly string[] = []): Run[] {
  const types = Object.values(TYPES).includes(node.type) ? [...outer, node.type] : outer;
  if ('value' in node) return [{ text: node.value, types }];
  return 'children' in node ? node.children.flatMap((child) => runsOf(child, types)) : [];
}

/** The same numbers each time. */
function numbersFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * limit);
  };
}

function makeLine(random: (limit: number) => number): [runs: Run[], html: string] {
  const runs: Run[] = [];
  let html = '';
  for (let left = 1 + random(6); left > 0; left -= 1) {
    const parts = Array.from({ length: 1 + random(3) }, () => PARTS[random(PARTS.length)] ?? '');
    const tags = TAGS.filter((tag) => random(tag === 'a' || tag === 'code' ? 8 : 3) === 0);
    const text = parts.join('');
    const open = tags.map((tag) => (tag === 'a' ? '<a href="/a">' : `<${tag}>`)).join('');
    const close = tags
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('');
    runs.push({ text, types: tags.map((tag) => TYPES[tag]) });
    html += open + text.replaceAll('&', '&amp;') + close;
  }
  return [runs, html];
}

it('writes no line with other words or more marks than it has, and no entity', () => {
  const random = numbersFrom(7);
  for (let count = 0; count < 500; count += 1) {
    const [runs, html] = makeLine(random);
    const { markdown } = htmlToMarkdown(`<p>${html}</p>`, () => undefined);
    const read = runsOf(parser.parse(markdown));
    expect([html, markdown, textOf(read)]).toEqual([html, markdown, textOf(runs)]);
    expect(markdown).not.toMatch(/&#/);
    const given = lettersOf(runs);
    const added = lettersOf(read).filter((types, at) =>
      // Code beside code is one stretch, with the marks of the first.
      types.some((type) => !given[at]?.includes(type) && !types.includes('inlineCode')),
    );
    expect([html, markdown, added]).toEqual([html, markdown, []]);
  }
});
