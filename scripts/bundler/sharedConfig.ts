import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from '../../federation';
import { root } from '../runProgram';
import type { BuildMode } from './baseConfig';

/** Exact version of an installed package. Read as a file: not every package exports its package.json. */
function versionOf(packageName: string): string {
  const file = path.join(root, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Version of each shared module, as published in `remote.json` and checked by the host. */
export const sharedVersions: Record<string, string> = Object.fromEntries(
  Object.entries(sharedModules).map(([request, { owner }]) => [request, versionOf(owner)]),
);

/** The shell provides every shared module; a remote has no copy to fall back on. */
export function sharedConfig(role: 'provider' | 'consumer') {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([request, { isOnDemand = false }]) => {
      const version = sharedVersions[request];
      const source = role === 'provider' ? { eager: !isOnDemand } : { import: false as const };
      return [
        request,
        { singleton: true, strictVersion: true, requiredVersion: version, version, ...source },
      ];
    }),
  );
}

/** Leaves out of the runtime what nothing here uses; the tools of developers do. */
export const leanRuntime = (mode: BuildMode) =>
  ({ disableSnapshot: mode === 'production', target: 'web' }) as const;
