import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const encoders = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Puts a brotli and a gzip version beside every script of a folder. */
export async function precompress(directory: string): Promise<void> {
  const scripts = (await readdir(directory)).filter((file) => /\.(js|cjs)$/.test(file));
  await Promise.all(
    scripts.flatMap((script) =>
      Object.entries(encoders).map(async ([extension, encode]) => {
        const target = path.join(directory, `${script}.${extension}`);
        if (existsSync(target)) return;
        await writeFile(target, await encode(await readFile(path.join(directory, script))));
      }),
    ),
  );
}
