import { createHash } from 'node:crypto';

/** A script of about 8 KB that hardly compresses, as a build has it: `ending` is what releases change. */
export function testScript(seed: string, ending = ''): string {
  const parts = Array.from({ length: 120 }, (_, index) =>
    createHash('sha384').update(`${seed} ${index}`).digest('base64'),
  );
  return `export default ${JSON.stringify(parts)};${ending}`;
}
