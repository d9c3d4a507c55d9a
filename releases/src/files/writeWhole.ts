import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file whole or not at all, even when others write the same one at this moment. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  options: { mode?: number; flush?: boolean } = {},
): Promise<void> {
  const next = `${file}.${randomBytes(4).toString('hex')}.next`;
  try {
    await writeFile(next, content, options);
    await rename(next, file);
  } finally {
    await rm(next, { force: true });
  }
}
