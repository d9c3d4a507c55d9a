import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlToMarkdown } from '@pressline/shared-api/markdown/htmlToMarkdown';
import { writeMarkdown } from '@pressline/shared-api/markdown/writeMarkdown';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { origins } from '../../../test/clipboards/origins';

const clipboards = path.resolve(__dirname, '../../../test/clipboards');
const read = (name: string) => readFileSync(path.join(clipboards, name), 'utf8');
const names = Object.keys(origins).flatMap((folder) =>
  readdirSync(path.join(clipboards, folder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `${folder}/${file.slice(0, -'.html'.length)}`),
);

/** As if each picture of a clipboard was stored. */
const store = () => '/media/UPLOADED.png';
/** As articles are read: without directives in a line. */
function narrow(this: Processor): void {
  for (const extension of this.data().micromarkExtensions ?? []) delete extension.text?.[58];
}
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(narrow).freeze();

test('each folder of clipboards says where they are from', () => {
  const folders = readdirSync(clipboards).filter((name) => !name.endsWith('.ts'));
  expect(folders.sort()).toEqual(Object.keys(origins).sort());
  expect(names.length).toBeGreaterThanOrEqual(60);
});

test.each(names)('%s', (name) => {
  const { markdown } = htmlToMarkdown(read(`${name}.html`), store);
  expect(`${markdown}\n`).toBe(read(`${name}.md`));
  // What was read of it is written in the same way.
  expect(writeMarkdown(parser.parse(markdown))).toBe(markdown);
});
