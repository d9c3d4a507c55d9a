import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Bundles have its value alone. */
const CALLS = path.join(__dirname, 'contract/calls.ts');

/** Modules that a file needs at run time in a bundle: type imports do not count. */
function runtimeImports(file: string, seen = new Set<string>()): Set<string> {
  if (file === CALLS) return seen;
  const source = readFileSync(file, 'utf8');
  const statements = source.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)'/gms);
  for (const [, name = ''] of statements) {
    if (!name.startsWith('.')) {
      seen.add(name);
      continue;
    }
    const target = path.resolve(path.dirname(file), name);
    const resolved = [`${target}.ts`, path.join(target, 'index.ts')].find((candidate) => {
      try {
        return readFileSync(candidate) !== undefined;
      } catch {
        return false;
      }
    });
    if (resolved && !seen.has(resolved)) runtimeImports(resolved, seen.add(resolved));
  }
  return seen;
}

test('the public face needs neither schemas nor the query library in the browser', () => {
  const needed = [...runtimeImports(path.join(__dirname, 'index.ts'))];
  expect(needed).toContain(CALLS);
  expect(needed).toContain(path.join(__dirname, 'contract/values.ts'));
  expect(needed.filter((name) => !path.isAbsolute(name))).toEqual([]);
});

test('a client of some areas needs no calls of others, and no resource table', () => {
  const needed = [...runtimeImports(path.join(__dirname, 'contract/client/createClient.ts'))];
  expect(needed.map((name) => path.basename(name)).sort()).toEqual([
    'ApiError.ts',
    'createRequest.ts',
    'text.ts',
  ]);
});
