import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { loadSeed } from './loadSeed';
import { parseSeedFile } from './parseSeedFile';

const schema = z.strictObject({ title: z.string(), views: z.int().min(0) });

describe('parseSeedFile', () => {
  it('gives front matter and text', () => {
    const source = '---\r\ntitle: "A: b"\nviews: 3\n---\n\nText\n\n---\n\nmore\n';
    expect(parseSeedFile('x.md', source, schema)).toEqual({
      title: 'A: b',
      views: 3,
      body: 'Text\n\n---\n\nmore',
    });
  });

  test.each([
    ['no front matter', 'Text', 'must start with front matter'],
    ['an open front matter', '---\ntitle: x\nText', 'must start with front matter'],
    ['no text', '---\ntitle: x\nviews: 1\n---\n', 'has no text'],
    ['broken YAML', '---\ntitle: "x\n---\nText', 'front matter is not valid YAML'],
    ['two values', '---\ntitle: x\ntitle: y\n---\nText', 'front matter is not valid YAML'],
    ['a list', '---\n- a\n---\nText', 'front matter: '],
    ['a missing field', '---\ntitle: x\n---\nText', 'views: '],
    ['an unknown field', '---\ntitle: x\nviews: 1\nview: 2\n---\nText', '"view"'],
    ['a wrong value', '---\ntitle: x\nviews: -1\n---\nText', 'views: '],
  ])('names file and problem of %s', (_what, source, problem) => {
    const parse = () => parseSeedFile('faqs/x.md', source, schema);
    expect(parse).toThrow('Seed file faqs/x.md: ');
    expect(parse).toThrow(problem);
  });
});

describe('loadSeed', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pressline-seed-'));
    await cp(path.resolve(__dirname, '../../seed'), folder, { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const article = (fields: Record<string, string>) => {
    const all = {
      title: 'X',
      slug: 'x',
      category: 'quotes',
      summary: 'S',
      tags: '[a]',
      readTime: '1',
      daysAgo: '1',
      views: '1',
      ...fields,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    return `---\n${lines.join('\n')}\n---\nText`;
  };

  test.each([
    ['quotes/x.md', {}, undefined],
    ['quotes/x.md', { slug: 'y' }, 'slug: expected the file at articles/quotes/y.md'],
    ['pricing/x.md', {}, 'slug: expected the file at articles/quotes/x.md'],
    ['nowhere/x.md', { category: 'nowhere' }, 'category: there is no category "nowhere"'],
    ['quotes/x.md', { summary: 'word '.repeat(50) }, 'summary: '],
    ['quotes/x.md', { featured: '"yes"' }, 'featured: '],
    ['quotes/x.md', { readTime: '1.5' }, 'readTime: '],
    ['quotes/X y.md', { slug: 'X y' }, 'slug: must be lower-case'],
    [
      'pricing/build-a-quote.md',
      { slug: 'build-a-quote', category: 'pricing' },
      'slug: also used by',
    ],
  ])('%s with %j', async (name, fields, problem) => {
    const file = path.join(folder, 'articles', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, article(fields));
    const outcome = await loadSeed(folder).then(
      () => 'fine',
      (error: Error) => error.message,
    );
    if (problem) expect(outcome).toMatch(/^Seed file articles\//);
    expect(outcome).toContain(problem ?? 'fine');
  });
});
