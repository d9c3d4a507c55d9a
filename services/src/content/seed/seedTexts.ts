import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderArticle, RenderedArticle } from '../articles/renderArticle';

/** Beside the bundle, where the build puts it; there is none beside the source. */
export const SEED_TEXTS = 'seed-texts.json';

async function readTexts(folder: string): Promise<Map<string, RenderedArticle> | undefined> {
  const json = await readFile(path.join(folder, SEED_TEXTS), 'utf8').catch(() => null);
  return json === null ? undefined : new Map(JSON.parse(json));
}

/** Rendering that takes the texts of the demo content, `during` their import, from what the build has made of them. */
export function createSeedTexts(render: RenderArticle, folder = import.meta.dirname) {
  let made: Map<string, RenderedArticle> | undefined;
  return {
    render: async (markdown: string) => made?.get(markdown) ?? render(markdown),
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      made = await readTexts(folder);
      try {
        return await work();
      } finally {
        made = undefined;
      }
    },
  };
}
