import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unbundledPackages } from '../build/defineNodeProcess';
import { root, runProgram } from '../runProgram';

/** `staticOrigins.cjs` is no bundle. */
const packages = [...unbundledPackages, 'sirv'];

/** The folder of a package that something in `from` requires, as Node finds it. */
function folderOf(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  return from === root ? undefined : folderOf(name, path.dirname(from));
}

/** Adds the folders of packages, and of all that they require. Those for other systems are not there. */
function collect(names: readonly string[], from: string, found: Set<string>): Set<string> {
  for (const name of names) {
    const folder = folderOf(name, from);
    if (!folder || found.has(folder)) continue;
    const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
    const { dependencies, optionalDependencies } = JSON.parse(manifest);
    collect(Object.keys({ ...dependencies, ...optionalDependencies }), folder, found.add(folder));
  }
  return found;
}

/** `npm run unbundled -- <folder>`: copies the packages that programs need besides their bundles. */
await runProgram(() => {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('usage: npm run unbundled -- <folder>');
  const missing = packages.filter((name) => !folderOf(name, root));
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`);
  for (const folder of collect(packages, root, new Set())) {
    cpSync(folder, path.join(target, path.relative(root, folder)), { recursive: true });
  }
});
