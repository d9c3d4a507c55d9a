import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from './compile';
import { sourceHash } from './sourceHash';
import { type BuildTarget, targets } from './targets';

const root = path.resolve(import.meta.dirname, '..');
const common = ['package-lock.json', 'federation.ts', 'rspack.base.ts'];
// Among what was built: who removes that removes the stamp too.
const stampOf = ({ name, directory }: BuildTarget) =>
  path.join(root, directory, 'dist', `.built-${name}`);

function hashOf(target: BuildTarget): string {
  return sourceHash(root, [...target.sources, 'scripts'], common);
}

/**
 * Builds what is stale among the named targets, all of them when none is named.
 * @returns the names of the targets that were built
 * @throws when a name is unknown or a build fails
 */
export async function buildTargets(names: readonly string[] = []): Promise<string[]> {
  const unknown = names.filter((name) => !targets.some((target) => target.name === name));
  if (unknown.length > 0) {
    const known = targets.map(({ name }) => name).join(', ');
    throw new Error(`Unknown build target ${unknown.join(', ')}. There are: ${known}`);
  }
  const built: string[] = [];
  for (const target of targets) {
    if (names.length > 0 && !names.includes(target.name)) continue;
    // Taken before compiling: what is edited meanwhile is stale afterwards.
    const hash = hashOf(target);
    if ((await readFile(stampOf(target), 'utf8').catch(() => '')) === hash) continue;
    await rm(stampOf(target), { force: true });
    const stats = await compile(target.configurations());
    await target.publish?.(stats);
    await mkdir(path.dirname(stampOf(target)), { recursive: true });
    await writeFile(stampOf(target), hash);
    built.push(target.name);
  }
  return built;
}
