import { describeIssues } from '@pressline/shared-api/node/describeIssues';
import type { ForeignTerms } from '@pressline/shared-api/remote-contract';
import { fileName } from '@pressline/shared-api/wire/operating/manifest';
import { z } from 'zod';
import { offeredModules } from '../../../federation';

const list = z.array(z.string()).default([]);
const group = z.object({ sync: list, async: list });
const assets = z.object({ js: group, css: group.default({ sync: [], async: [] }) });
const named = z.looseObject({ name: z.string() });

/** What adoption reads of a `mf-manifest.json` (https://module-federation.io/configure/manifest.html). */
const federationManifest = z.object({
  name: z.string(),
  metaData: z.object({
    remoteEntry: z.object({
      name: z.string().min(1),
      path: z.string().default(''),
      type: z.string(),
    }),
    globalName: z.string().optional(),
    publicPath: z.string().optional(),
    buildInfo: z.object({ buildVersion: z.string().default('') }).optional(),
  }),
  shared: z
    .array(
      z.object({
        name: z.string(),
        singleton: z.boolean().default(false),
        requiredVersion: z.union([z.string(), z.literal(false)]).default('*'),
        assets,
      }),
    )
    .default([]),
  remotes: z
    .array(
      z.looseObject({
        alias: z.string().optional(),
        federationContainerName: z.string().optional(),
      }),
    )
    .default([]),
  exposes: z.array(named.extend({ path: z.string(), assets })),
});

export interface ForeignManifest {
  version: string;
  container: string;
  entry: string;
  uses: ForeignTerms['uses'];
  /** The scripts that the exposed module needs at once. */
  preload: string[];
  /** All that it names, each once. */
  files: string[];
}

/** Hosts write files beside it whose names are longer. */
const MAX_NAME = 150;

export function readForeignManifest(text: string, expose: string, base: URL): ForeignManifest {
  const json = federationManifest.safeParse(parseJson(text));
  if (!json.success) {
    throw new Error(`it is no manifest of Module Federation: ${describeIssues(json.error)}`);
  }
  const { name, metaData, shared, remotes, exposes } = json.data;
  const { remoteEntry, globalName = name, publicPath, buildInfo } = metaData;
  if (!/^(?:global|var)$/.test(remoteEntry.type)) {
    throw new Error(
      `its container is of the type ${remoteEntry.type}: only scripts (global, var) can be checked byte for byte`,
    );
  }
  if (!/^[A-Za-z_$][\w$]*$/.test(globalName)) {
    throw new Error(`the name of its container, ${globalName}, is no JavaScript identifier`);
  }
  if (publicPath !== 'auto') {
    throw new Error(
      `its files have a fixed address (publicPath ${publicPath ?? 'by a function'}): it must be built with publicPath 'auto'`,
    );
  }
  if (remotes.length > 0) {
    const names = remotes.map(({ alias, federationContainerName: its }) => alias ?? its);
    throw new Error(`it loads remotes of its own: ${names.join(', ')}`);
  }
  const exposed = exposes.find(({ path }) => path === expose);
  if (!exposed) {
    const paths = exposes.map(({ path }) => path).join(', ') || 'nothing';
    throw new Error(`it does not expose ${expose}, but ${paths}`);
  }
  const filesOf = ({ js, css }: z.infer<typeof assets>) =>
    [js, css].flatMap((one) => [...one.sync, ...one.async]);
  const uses = shared.map((use) => ({
    name: use.name,
    range: use.requiredVersion || '*',
    singleton: use.singleton,
    hasOwn: filesOf(use.assets).length > 0,
  }));
  const lacking = uses.find((use) => !use.hasOwn && !Object.hasOwn(offeredModules, use.name));
  if (lacking) {
    const offered = Object.keys(offeredModules).join(', ');
    throw new Error(
      `it expects ${lacking.name} ${lacking.range} of its host, which shares ${offered} only`,
    );
  }
  const entry = remoteEntry.path
    ? `${remoteEntry.path.replace(/\/$/, '')}/${remoteEntry.name}`
    : remoteEntry.name;
  const files = [entry, ...[...exposes, ...shared].flatMap((one) => filesOf(one.assets))];
  for (const file of files) checkFile(file, base);
  const outer = files.find((file) => files.some((other) => other.startsWith(`${file}/`)));
  if (outer) throw new Error(`it names ${outer} as a file and as a folder`);
  return {
    version: buildInfo?.buildVersion.trim().slice(0, 40) || 'unnamed',
    container: globalName,
    entry,
    uses: uses.filter((use) => Object.hasOwn(offeredModules, use.name)),
    preload: exposed.assets.js.sync,
    files: [...new Set(files)],
  };
}

function checkFile(file: string, base: URL): void {
  const url = URL.canParse(file, base) ? new URL(file, base) : null;
  if (url && url.origin !== base.origin) {
    throw new Error(`it names a file of another origin: ${file}`);
  }
  const isLong = file.split('/').some((part) => part.length > MAX_NAME);
  if (isLong || !fileName.safeParse(file).success) {
    throw new Error(`it names ${file}, which is no file beside it or below`);
  }
  if (!/\.(?:js|css)$/.test(file)) throw new Error(`it names ${file}: only .js and .css are taken`);
}

function parseJson(text: string): unknown {
  try {
    // What it says is shown in terminals.
    return JSON.parse(text, (_, value) =>
      typeof value === 'string' ? value.replace(/\p{Cc}/gu, '') : value,
    );
  } catch {
    throw new Error('it is no manifest of Module Federation, but no JSON at all');
  }
}
