import { readFile } from 'node:fs/promises';

/** What a file of JSON holds; `none` when there is no file. Throws when it is damaged. */
export async function readJsonFile<Value>(
  file: string,
  parse: (json: unknown) => Value,
  none: Value,
): Promise<Value> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return none;
  try {
    return parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is damaged`, { cause });
  }
}
