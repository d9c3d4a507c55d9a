import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../runProgram';
import { compile } from './compile';
import { sourceHash } from './sourceHash';
import { type BuildTarget, targets } from './targets';

const common = ['package-lock.json', 'federation.ts'];
// Inside dist: whoever deletes the build deletes the stamp too.
const stampOf = ({ name, directory }: BuildTarget) =>
  path.join(root, directory, 'dist', `.built-${name}`);

/** The hash of everything that a target is built from. */
export function hashOf(target: BuildTarget): string {
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
    // Before compiling, so that an edit during the build makes it stale.
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

/** Builds as `buildTargets` does and prints what was built. Resolves with whether anything was. */
export async function buildAndReport(names?: readonly string[]): Promise<boolean> {
  const started = performance.now();
  const built = await buildTargets(names);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (built.length > 0) console.log(`Built ${built.join(', ')} in ${seconds} s`);
  return built.length > 0;
}
