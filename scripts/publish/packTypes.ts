import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { root } from '../runProgram';

interface PackedTypes {
  zip: Uint8Array;
  /** Names each module; a host puts its own name of the remote in. */
  api: string;
}

const IMPORT = /(\bfrom |\bimport\()(['"])([^'"]+)\2/g;
const TYPESCRIPT = /\.tsx?$/;
// The standard's words: the folder, and the place of the host's name.
const FOLDER = 'compiled-types';
const ALIAS = 'REMOTE_ALIAS_IDENTIFIER';
/** Always the same, so that the same types are the same bytes. */
const TIME = new Date(1980, 0, 2);

/** The source of each module that a package of this repository offers. */
const ownModules = Object.fromEntries(
  ['shared-api', 'shared-ui', 'shared-consent'].flatMap((name) => {
    const text = readFileSync(path.join(root, name, 'package.json'), 'utf8');
    const { exports } = JSON.parse(text) as { exports: Record<string, string> };
    return Object.entries(exports).map(([key, source]) => [
      `@pressline/${name}${key.slice(1)}`,
      path.join(root, name, source),
    ]);
  }),
);

/** Packs the types of `exposed` modules (name and source file), with those that they import of this repository. */
export async function packTypes(exposed: Readonly<Record<string, string>>): Promise<PackedTypes> {
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const emitted = await mkdtemp(path.join(cache, 'types-'));
  try {
    await emit(Object.values(exposed), emitted);
    const files = new Map<string, string>();
    for (const [name, source] of Object.entries(exposed)) {
      const place = path.relative(root, source).replace(TYPESCRIPT, '');
      collect(emitted, place, files);
      const from = `from './${FOLDER}/${place}';`;
      const hasDefault = /^export default/m.test(files.get(`${FOLDER}/${place}.d.ts`) ?? '');
      const byDefault = hasDefault ? `export { default } ${from}\n` : '';
      files.set(`${name}.d.ts`, `export * ${from}\n${byDefault}`);
    }
    const packed = [...files].map(([name, text]) => [name, strToU8(text)] as const);
    return {
      zip: zipSync(Object.fromEntries(packed), { mtime: TIME }),
      api: describe(Object.keys(exposed).map((name) => `'${ALIAS}/${name}'`)),
    };
  } finally {
    await rm(emitted, { recursive: true });
  }
}

async function emit(sources: readonly string[], outDir: string): Promise<void> {
  const project = path.join(outDir, 'tsconfig.json');
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir },
    // They are checked where everything is.
    noCheck: true,
    // The compiler writes no types of what it finds in node_modules.
    paths: Object.fromEntries(Object.entries(ownModules).map(([name, file]) => [name, [file]])),
  };
  const extended = path.join(root, 'tsconfig.json');
  const options = { extends: extended, compilerOptions, files: sources, exclude: [] };
  await writeFile(project, JSON.stringify(options));
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  // Components whose types have no name elsewhere are skipped with an error; `collect` needs none.
  await promisify(execFile)(process.execPath, [compiler, '-p', project]).catch(() => {});
}

/** Adds the types at `place` and those that they import; packages of this repository become files. */
function collect(emitted: string, place: string, files: Map<string, string>): void {
  const file = `${FOLDER}/${place}.d.ts`;
  if (files.has(file)) return;
  const imported: string[] = [];
  const text = readFileSync(path.join(emitted, `${place}.d.ts`), 'utf8');
  const rewritten = text.replace(IMPORT, (all, before, quote, request) => {
    const asked = resolveFrom(request, path.dirname(place));
    if (!asked) return all;
    const found = [asked, `${asked}/index`].find((one) =>
      existsSync(path.join(emitted, `${one}.d.ts`)),
    );
    if (!found) throw new Error(`${place} exposes types of ${request}, which has none`);
    imported.push(found);
    const relative = path.relative(path.dirname(place), found);
    return [before, quote, relative.startsWith('.') ? '' : './', relative, quote].join('');
  });
  files.set(file, rewritten);
  for (const one of imported) collect(emitted, one, files);
}

function resolveFrom(request: string, from: string): string | undefined {
  if (request.startsWith('.')) return path.join(from, request);
  const source = ownModules[request];
  return source && path.relative(root, source).replace(TYPESCRIPT, '');
}

const describe = (keys: readonly string[]): string => `
export type RemoteKeys = ${keys.join(' | ')};
type PackageType<T> = ${keys.map((key) => `T extends ${key} ? typeof import(${key}) : `).join('')}any;
`;
