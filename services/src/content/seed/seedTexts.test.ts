import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resources } from '@pressline/shared-api';
import { openDatabase } from '../../store/connection/openDatabase';
import { renderArticle } from '../articles/renderArticle';
import { createResourceTypes } from '../resource/resourceTypes';
import { readSeed } from './readSeed';
import { createSeedTexts } from './seedTexts';
import { writeSeedTexts } from './writeSeedTexts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'seed-texts-'));
  await writeSeedTexts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('the demo content is taken from the build as it would be rendered, and only meanwhile', async () => {
  const missed: string[] = [];
  const texts = createSeedTexts(async (markdown) => {
    missed.push(markdown);
    return renderArticle(markdown);
  }, folder);
  const types = createResourceTypes(openDatabase(), resources);
  const { records } = await readSeed(types, path.resolve(__dirname, '../../../seed'), new Date());
  const sources = records
    .filter(({ layout }) => layout.type.key === 'articles')
    .map(({ values }) => String(values.content));
  await texts.during(async () => {
    for (const source of sources) expect(await texts.render(source)).toEqual(renderArticle(source));
    expect(missed).toEqual([]);
    expect((await texts.render('*new*')).html).toContain('<em>new</em>');
  });
  await texts.render(String(sources[0]));
  expect(missed).toEqual(['*new*', sources[0]]);
});

test('without a build everything is rendered', async () => {
  const texts = createSeedTexts(async (markdown) => renderArticle(markdown), tmpdir());
  const { html } = await texts.during(() => texts.render('*new*'));
  expect(html).toContain('<em>new</em>');
});
