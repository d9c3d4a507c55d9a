import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeBeside, isEncodable } from '@pressline/releases/files/writeFiles';

const BEST_QUALITY = 11;

export async function precompress(directory: string): Promise<void> {
  const scripts = (await readdir(directory)).filter(isEncodable);
  await Promise.all(
    scripts.map(async (script) => {
      const file = path.join(directory, script);
      await encodeBeside(file, await readFile(file), BEST_QUALITY);
    }),
  );
}
