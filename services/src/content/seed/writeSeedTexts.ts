import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { resources } from '@pressline/shared-api';
import { packageRoot } from '../../packageRoot';
import { openDatabase } from '../../store/connection/openDatabase';
import { renderArticle } from '../articles/renderArticle';
import { createResourceTypes } from '../resource/resourceTypes';
import { readSeed } from './readSeed';
import { SEED_TEXTS } from './seedTexts';

/** Renders the texts of the demo content into `folder`, so that the first start of a site need not. */
export async function writeSeedTexts(folder: string): Promise<void> {
  const types = createResourceTypes(openDatabase(), resources);
  const { records } = await readSeed(types, path.join(packageRoot, 'seed'), new Date());
  const sources = records
    .filter(({ layout }) => 'checked' in layout.type.resource.fields)
    .map(({ layout, values }) => String(values[String(layout.body)]));
  const texts = sources.map((source) => [source, renderArticle(source)]);
  await writeFile(path.join(folder, SEED_TEXTS), JSON.stringify(texts));
}
