import path from 'node:path/posix';
import { decodeText } from '../decodeText';
import { readArchive } from '../readArchive';
import type { Files, Source, SourceArticle } from '../Source';
import { PAGE } from './folder';

const DOCX = /\.docx$/i;
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Code'] => pre:separator('\\n')",
  'u => u',
];

/** What the parts of a document have that its text has not, by the sentence that names it. */
const LOSSES: readonly (readonly [what: string, part: RegExp, sign: RegExp])[] = [
  [
    'Tracked changes: inserted text is in, deleted text is not',
    /^word\/document\.xml$/,
    /<w:(?:ins|del) /,
  ],
  ['Comments', /^word\/document\.xml$/, /<w:commentReference/],
  ['Text boxes, now paragraphs', /^word\/document\.xml$/, /<w:txbxContent>/],
  ['Headers and footers', /^word\/(?:header|footer)\d*\.xml$/, /<w:t[ >]/],
];

/** The title in the properties of a document, unless its program made it up. */
function titleIn(parts: Files): string | undefined {
  const properties = parts.get('docProps/core.xml');
  const [, title = ''] =
    /<dc:title>([^<]*)<\/dc:title>/.exec(properties ? decodeText(properties.bytes) : '') ?? [];
  return /^(?:document|dokument)?\s*\d*$/i.test(title.trim()) ? undefined : title.trim();
}

const HEADING = /<h[1-6][^>]*>(.*?)<\/h[1-6]>/s;

/** A reference to a note and the way back, which are links in HTML. */
const NOTE = /<sup><a href="#(?:foot|end)note-[^>]*>\[(\d+)\]<\/a><\/sup>/g;
const BACK = /\s*<a href="#(?:foot|end)note-ref[^>]*>↑<\/a>/g;
const RESTARTED = 'Numbers of lists that go on after other paragraphs, which begin at 1';

/** Documents of Word, without other texts beside them, each of which is an article. */
export async function readWord(files: Files): Promise<Source | undefined> {
  const documents = [...files].filter(([file]) => DOCX.test(file));
  const isOther = [...files.keys()].some((file) => PAGE.test(file));
  if (documents.length === 0 || isOther) return undefined;
  const { default: mammoth } = await import(/* webpackMode: "eager" */ 'mammoth');
  const notes: Source['notes'][number][] = [];
  const articles: SourceArticle[] = [];
  for (const [file, { bytes, changedAt }] of documents) {
    try {
      const { files: parts } = await readArchive(bytes);
      const made = await mammoth.convertToHtml({ buffer: bytes }, { styleMap: STYLES });
      const text = made.value.replace(NOTE, '[$1]').replace(BACK, '');
      const name = path.basename(file).replace(DOCX, '');
      const heading = HEADING.exec(text)?.[1]
        ?.replace(/<[^>]*>/g, '')
        .trim();
      const lost = LOSSES.filter(([, part, sign]) =>
        [...parts].some(([one, { bytes: own }]) => part.test(one) && sign.test(decodeText(own))),
      );
      articles.push({
        ...{
          key: file.replace(DOCX, ''),
          file,
          title: titleIn(parts) ?? heading ?? name,
          tags: [],
        },
        ...{
          category: path
            .dirname(file)
            .split('/')
            .filter((one) => one !== '.'),
          order: articles.length,
        },
        ...{
          body: { type: 'html', text },
          state: 'published',
          addresses: [],
          updatedAt: changedAt,
        },
        lost: [
          ...lost.map(([what]) => what),
          ...(text.split('<ol>').length > 2 ? [RESTARTED] : []),
        ],
      });
    } catch {
      notes.push({
        file,
        message: 'Left out: it cannot be read. It is damaged, or has a password.',
      });
    }
  }
  const find: Source['find'] = (address, from) =>
    address.startsWith('#') ? { article: from, fragment: address.slice(1) } : undefined;
  return { system: 'Word', articles, files, notes, find, isOwn: () => false };
}
