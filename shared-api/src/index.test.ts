import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Modules that a file needs at run time: type imports do not count. */
function runtimeImports(file: string, seen = new Set<string>()): Set<string> {
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

test('the public face needs neither zod nor the query library in the browser', () => {
  const needed = [...runtimeImports(path.join(__dirname, 'index.ts'))];
  expect(needed.some((name) => name.endsWith('client.ts'))).toBe(true);
  expect(needed.filter((name) => !path.isAbsolute(name))).toEqual([]);
});

test('the client alone does not bring the resource table along', () => {
  const needed = [...runtimeImports(path.join(__dirname, 'calls/client.ts'))];
  expect(needed.some((name) => name.endsWith('feedback.ts'))).toBe(true);
  expect(needed.filter((name) => /[\\/]resources[\\/]|defineResource/.test(name))).toEqual([]);
});

test('schemas reach the browser as types alone', () => {
  const needed = [...runtimeImports(path.join(__dirname, 'index.ts'))];
  expect(needed.filter((name) => /[\\/]wire[\\/]|schemas\.ts$/.test(name))).toEqual([]);
});
