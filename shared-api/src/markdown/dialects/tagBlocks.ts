import { readVideoAddress } from '../../definition/videoAddress';
import { boxOf, emojiBox } from '../boxes';
import { capitalized, dedent, directive, type Translation, trimLines } from './Translation';
import type { Tag } from './tags';

type Write = (tag: Tag, translation: Translation) => string[];

const SUMMARY = /^\s*<summary[^>]*>([\s\S]*?)<\/summary>/;
const withoutTags = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const titleOf = ({ args, values }: Tag) =>
  args.get('title') ?? args.get('label') ?? args.get('summary') ?? values.at(-1) ?? '';
const inside = ({ content }: Tag, { inside: translate }: Translation) => translate(dedent(content));
const strong = (text: string) => (text.trim() ? [`**${text.trim()}**`, ''] : []);

const box: Write = (tag, translation) => {
  const { name, args, values } = tag;
  const said = [args.get('style') ?? args.get('type') ?? args.get('color') ?? values[0], name];
  const kind = said.map((one) => boxOf(one ?? '')).find(Boolean) ?? 'note';
  const title = args.get('title') ?? (boxOf(values[0] ?? '') ? values[1] : undefined) ?? '';
  return directive(kind, title, inside(tag, translation));
};

/** Only its content, after its title. */
const titled: Write = (tag, translation) => [...strong(titleOf(tag)), ...inside(tag, translation)];
const plain: Write = (tag, translation) => inside(tag, translation);
const told =
  (what: string, write: Write): Write =>
  (tag, translation) => {
    translation.tell(what);
    return write(tag, translation);
  };

const details: Write = (tag, translation) => {
  const text = tag.content.join('\n');
  const [summary = '', words = ''] = SUMMARY.exec(text) ?? [];
  const content = dedent(text.slice(summary.length).split('\n'));
  return directive('details', withoutTags(words) || titleOf(tag), translation.inside(content));
};

const HEADING = /^#{1,6}\s+(.+?)\s*#*$/;

/** An item of the list that `steps` makes of its content. */
const step: Write = (tag, translation) => {
  const lines = inside(tag, translation);
  const own = titleOf(tag);
  const [, heading] = (own ? undefined : HEADING.exec(lines[0] ?? '')) ?? [];
  const rest = heading ? trimLines(lines.slice(1)) : lines;
  const title = own || heading;
  const all = title ? [`**${title}**`, ...(rest.length > 0 ? ['', ...rest] : [])] : rest;
  return all.map((line, at) => (at === 0 ? `1. ${line}` : line && `   ${line}`));
};

const link = (text: string, address: string) => `[${text}](<${address.replace(/[<>]/g, '')}>)`;

const card: Write = (tag, translation) => {
  const { args } = tag;
  const title = titleOf(tag);
  const address = args.get('href') ?? args.get('link');
  const words = title || address || '';
  const head = address ? link(words, address) : words && `**${words}**`;
  return [...(head ? [head, ''] : []), ...inside(tag, translation)];
};

const embed: Write = (tag, translation) => {
  const { args, values } = tag;
  const address = args.get('url') ?? args.get('src') ?? values[0] ?? '';
  const words = withoutTags(tag.content.join(' ')) || (args.get('title') ?? '');
  const video = readVideoAddress(address);
  if (video) return directive('video', words, [], `{url="${video.url}"}`);
  translation.tell(`Embedded page ${address}`);
  return [link(words || address, address)];
};

const video =
  (prefix: string): Write =>
  ({ args, values }) =>
    directive(
      'video',
      args.get('title') ?? '',
      [],
      `{url="${prefix}${args.get('id') ?? values[0]}"}`,
    );

const figure: Write = ({ args, values }) => {
  const caption = args.get('caption') ?? args.get('title') ?? '';
  const source = args.get('src') ?? values[0] ?? '';
  return [`![${args.get('alt') ?? ''}](<${source}>)`, ...(caption ? ['', caption] : [])];
};

const file: Write = (tag) => {
  const address = tag.args.get('src') ?? tag.values[0] ?? '';
  return [link(withoutTags(tag.content.join(' ')) || address.replace(/^.*\//, ''), address)];
};

const highlight: Write = ({ values: [language = ''], content }) => [
  `\`\`\`${language}`,
  ...trimLines(content),
  '```',
];

const field: Write = (tag, translation) => {
  const { args, values } = tag;
  const name = ['path', 'query', 'body', 'header', 'name']
    .map((one) => args.get(one))
    .find(Boolean);
  const facts = [args.get('type'), values.includes('required') && 'required'].filter(Boolean);
  const head = `\`${name ?? ''}\`${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
  return [head, '', ...inside(tag, translation)];
};

/** A text of another file, or its name in the report. */
const include: Write = (tag, translation) => {
  const name = tag.args.get('file') ?? tag.values[0] ?? tag.source;
  const text = translation.include?.(name);
  translation.tell(
    text === undefined ? `Missing text ${name}` : `Text from ${name}, put in its place`,
  );
  return text === undefined ? [] : translation.inside(text.split('\n'));
};

const named = (names: string, write: Write) =>
  names.split(' ').map((name): [string, Write] => [name, write]);

const BLOCKS: ReadonlyMap<string, Write> = new Map([
  ...named('hint notice alert callout admonition note tip info warning caution danger check', box),
  ...named('details accordion expandable', details),
  ...named('tabs codegroup code-group', told('Tabs, one after another', plain)),
  ...named('tab tabitem', titled),
  ...named('code', told('Title of code', titled)),
  ...named('steps stepper', (tag, translation) => directive('steps', '', inside(tag, translation))),
  ...named('step', step),
  ...named('card', told('Cards, one after another', card)),
  ...named(
    'accordiongroup cardgroup columns column content-ref requestexample responseexample',
    plain,
  ),
  ...named('frame', (tag, translation) => {
    const caption = tag.args.get('caption');
    return [...inside(tag, translation), ...(caption ? ['', caption] : [])];
  }),
  ...named('embed', embed),
  ...named('youtube', video('https://www.youtube.com/watch?v=')),
  ...named('vimeo', video('https://vimeo.com/')),
  ...named('figure', figure),
  ...named('file', file),
  ...named('highlight', highlight),
  ...named('include', include),
  ...named('paramfield responsefield', told('Fields of a program, as text', field)),
]);

/** A tag as the article dialect says it; undefined when it stays as it is. */
export function writeTag(tag: Tag, translation: Translation): string[] | undefined {
  if (tag.name === 'aside') {
    const [first = '', ...rest] = trimLines(tag.content);
    // Notion shows some signs as pictures.
    const icon = /^<img[^>]*\/icons\/([a-z]+)[^>]*>/.exec(first);
    const found = icon ? { box: boxOf(icon[1] ?? ''), sign: icon[0] } : emojiBox(first);
    const { box: kind = 'note', sign = '' } = found ?? {};
    return directive(kind, '', translation.inside(dedent([first.slice(sign.length), ...rest])));
  }
  const write = BLOCKS.get(tag.name);
  if (write) return write(tag, translation);
  const text = translation.include?.(tag.name);
  if (text !== undefined) {
    translation.tell(`Text from ${capitalized(tag.name)}, put in its place`);
    return translation.inside(text.split('\n'));
  }
  translation.tell(`Unknown tag ${tag.source}`);
  return tag.content.length > 0 ? inside(tag, translation) : undefined;
}
