import type { Translation } from './Translation';

const CODE = /(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

/** Changes what of a line is not code. */
export function outsideCode(line: string, change: (text: string) => string): string {
  let done = '';
  let at = 0;
  for (const { index, 0: code } of line.matchAll(CODE)) {
    done += change(line.slice(at, index)) + code;
    at = index + code.length;
  }
  return done + change(line.slice(at));
}

/** Attributes in braces, such as `{#id .class width="20"}`. */
const BRACES = String.raw`\{:?\s*(?:[#.][\w-]|[\w-]+=)[^{}\n]*\}`;
const OF_HEADING = new RegExp(`^(\\s{0,3}#{1,6}\\s.*?)\\s*(${BRACES})\\s*$`);
const OF_LINK = new RegExp(`(\\]\\([^()\\n]*(?:\\([^()\\n]*\\)[^()\\n]*)*\\))\\s?(${BRACES})`, 'g');
const KEYS = /\+\+([a-z\d]+(?:-[a-z]+)*(?:\+[a-z\d]+(?:-[a-z]+)*)*)\+\+/gi;
const MARK = /(?<![=\w])==(?=\S)([^=\n]+?)(?<=\S)==(?![=\w])/g;
const ICON = /(?<![\w:]):(?:material|octicons|fontawesome|simple)-[\w-]+:(?![\w:])\s?/g;
const HUGO_LINK = /\{\{[<%]\s*(?:rel)?ref\s+"?([^"\s>%]+)"?\s*[>%]\}\}/g;

const keyName = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

/** A line of text as the article dialect says it. */
export function translateLine(line: string, { tell, hasIds }: Translation): string {
  const drop = (what: string, kept: string) => {
    tell(what);
    return kept;
  };
  const [, heading, braces = ''] = OF_HEADING.exec(line) ?? [];
  const id = /#([\w-]+)/.exec(braces)?.[1];
  const anchor = id && hasIds ? `<a id="${id}"></a>` : '';
  return (
    outsideCode(heading ?? line, (text) =>
      text
        .replace(OF_LINK, (_all, link, more) =>
          /width|height|align|\.|style/.test(more)
            ? drop('Sizes, classes and places of links and pictures', link)
            : link,
        )
        .replace(KEYS, (_all, keys: string) =>
          drop('Marks of keys', `\`${keys.split('+').map(keyName).join('+')}\``),
        )
        .replace(MARK, (_all, words) => drop('Highlighted text', words))
        .replace(ICON, () => drop('Icons', ''))
        // In a link it is the address; alone it is a link by itself.
        .replace(HUGO_LINK, (whole, page, at, all: string) =>
          all.slice(0, at).endsWith('](')
            ? page
            : whole.includes('ref')
              ? `[${page}](<${page}>)`
              : whole,
        ),
    ) + anchor
  );
}
