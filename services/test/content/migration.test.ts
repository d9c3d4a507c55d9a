import { readFileSync } from 'node:fs';
import { strToU8 } from 'fflate';
import { oldAddressKey } from '../../src/content/migration/oldAddressKey';
import { expectedFile, filesOf, printed, readZipOf, systems, zipOf } from './migrationFiles';

const read = async (files: Parameters<typeof zipOf>[0]) => {
  const migrated = await readZipOf(zipOf(files));
  if (!migrated) throw new Error('Nothing was read');
  return migrated;
};

/** What says how the export of each system looks. */
const ORIGINS: Readonly<Record<string, string>> = {
  confluence:
    'https://support.atlassian.com/confluence-cloud/docs/export-content-to-word-pdf-html-and-xml/',
  document360: 'https://docs.document360.com/docs/export-documentation-as-zip',
  docusaurus: 'https://docusaurus.io/docs/create-doc',
  gitbook: 'https://gitbook.com/docs/getting-started/git-sync/content-configuration',
  'github-wiki': 'https://docs.github.com/en/communities/documenting-your-project-with-wikis',
  helpscout: 'https://developer.helpscout.com/docs-api/objects/article/',
  html: 'https://html.spec.whatwg.org/',
  hugo: 'https://gohugo.io/content-management/page-bundles/',
  intercom: 'https://developers.intercom.com/docs/references/rest-api/api.intercom.io/articles',
  mintlify: 'https://mintlify.com/docs/organize/settings',
  mkdocs: 'https://www.mkdocs.org/user-guide/configuration/',
  'notion-html': 'https://www.notion.com/help/export-your-content',
  'notion-markdown': 'https://www.notion.com/help/export-your-content',
  word: 'https://learn.microsoft.com/openspecs/office_standards/ms-docx/',
  zendesk: 'https://developer.zendesk.com/api-reference/help_center/help-center-api/articles/',
};

test('each example says where its form is described', () => {
  expect(Object.keys(ORIGINS).sort()).toEqual([...systems].sort());
});

test.each(systems)('%s', async (system) => {
  const text = printed(await read(filesOf(system)));
  expect(text).toBe(readFileSync(expectedFile(system), 'utf8'));
});

test.each([
  ['/hc/en-us/articles/360041110011-Bleed', '/hc/articles/360041110011'],
  ['/en/articles/9100011-paper-weights', '/de/articles/9100011-papiergewichte'],
  ['/article/12-connect-the-shop', '/article/12-older'],
  ['/pages/viewpage.action?pageId=1572864', '/wiki/spaces/SHOP/pages/1572864/Print+Shop+Home'],
  ['/docs/ink-keys', '/v1/docs/en/ink-keys'],
  ['/Plates-A1B2C3D4E5F60718293a4b5c6d7e8f90?pvs=21', '/a1b2c3d4e5f60718293a4b5c6d7e8f90'],
  ['/Old/wash/?from=mail', '/old/wash#rollers'],
])('%s and %s are addresses of one article', (one, other) => {
  expect(oldAddressKey(one)).toBe(oldAddressKey(other));
});

test.each([
  ['/hc/articles/360041110011', '/hc/articles/360041110012'],
  ['/article/12', '/articles/12'],
  ['/docs/a/b', '/docs/b'],
])('%s and %s are addresses of two articles', (one, other) => {
  expect(oldAddressKey(one)).not.toBe(oldAddressKey(other));
});

const wordsOf = (text: string) => text.normalize('NFC').match(/[\p{L}\p{N}]{3,}/gu) ?? [];
/** Names of markup, which are no words of a text. */
const MARKUP = /^(?:import|from|export|const|theme|site|static)$/;

test.each(['hugo', 'github-wiki', 'gitbook'])(
  'no word of %s is lost in silence',
  async (system) => {
    const files = filesOf(system);
    const migrated = await read(files);
    const there = new Set(wordsOf(printed(migrated)));
    for (const { file } of migrated.records) {
      const bytes = files[file];
      if (!bytes) continue;
      const text = Buffer.from(bytes)
        .toString('utf8')
        .replace(/^(---|\+\+\+)[\s\S]*?\1\n/, '')
        .replace(/<!--[\s\S]*?-->/g, '')
        // Tags, their names and addresses: what they show stands in titles and between them.
        .replace(
          /\{[{%][\s\S]*?[}%]\}/g,
          (tag) => tag.match(/(?<!style=)"[^"]*"/g)?.join(' ') ?? '',
        )
        .replace(/<[^>]*>/g, '')
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/\{#[^}]*\}|\[!\w+\]|\.gitbook\S*|\S+\.(?:md|png|pdf)\S*|https?:\S+/g, '');
      const lost = wordsOf(text).filter((word) => !there.has(word) && !MARKUP.test(word));
      expect([file, lost]).toEqual([file, []]);
    }
  },
);

const article = (text: string) => strToU8(text);
const titles = async (files: Parameters<typeof zipOf>[0]) =>
  (await read(files)).records.flatMap(({ values }) => values.title ?? []);

test('what systems leave in archives is no article, and names that lead outside are told', async () => {
  const files = {
    '__MACOSX/docs/._a.md': article('x'),
    'docs/.DS_Store': article('x'),
    'docs/a.md': article('# One\n\nText'),
    'docs/con.md': article('# Two'),
    'docs/Same.md': article('# Same'),
    'docs/same.md': article('# Same'),
    '../outside.md': article('# Outside'),
    '/etc/rooted.md': article('# Rooted'),
  };
  const migrated = await read(files);
  const found = migrated.records.flatMap(({ values: { title, slug } }) =>
    title ? [[title, slug]] : [],
  );
  expect(found).toEqual([
    ['One', 'one'],
    ['Two', 'two'],
    ['Same', 'same'],
    ['Same', 'same-2'],
  ]);
  const message = 'Left out: its name leads outside of the archive.';
  expect(migrated.warnings).toEqual([
    { file: '../outside.md', message },
    { file: '/etc/rooted.md', message },
  ]);
});

test('archives in an archive are read as one, with the folder of each program', async () => {
  const part = (name: string) => zipOf({ [`${name}.md`]: article(`# ${name}`) });
  expect(await titles({ 'Part-1.zip': part('One'), 'Part-2.zip': part('Two') })).toEqual([
    'One',
    'Two',
  ]);
  expect(await titles({ 'Book\\docs\\a.md': article('# Back') })).toEqual(['Back']);
});

test.each([
  ['UTF-16', Buffer.from('\ufeff# Größe “A”', 'utf16le')],
  ['UTF-8 with a mark', Buffer.from('\ufeff# Größe “A”')],
  ['Windows-1252', Buffer.from('# Gr\xf6\xdfe \x93A\x94', 'latin1')],
])('a text in %s is read', async (_name, bytes) => {
  expect(await titles({ 'a.md': bytes })).toEqual(['Größe “A”']);
});

test('a zip file without articles brings nothing', async () => {
  expect(await readZipOf(zipOf({ 'notes.txt': article('x') }))).toBeUndefined();
});
