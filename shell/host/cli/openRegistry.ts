import path from 'node:path';
import { readConfig } from '../config';
import { createRenderContext, createSmokeRender } from '../createRenderContext';
import type { PublishContext } from '../releases/publishRelease';
import { openStore } from '../releases/registry/openStore';

// Beside the bundle, shell/dist/remotes.cjs.
const shellDir = path.join(import.meta.dirname, 'client');

/** The registry that the environment names, with what a release is judged by. */
export interface OpenRegistry extends PublishContext {
  /** Where a remote's origin is. */
  originOf(remote: string): string | undefined;
}

/** Opens the registry with the environment that the shell hosts have. Throws when that is wrong. */
export async function openRegistry(env: NodeJS.ProcessEnv): Promise<OpenRegistry> {
  const config = readConfig(env);
  const context = await createRenderContext(config, shellDir);
  const store = await openStore(config, (problem) => {
    if (problem) process.stderr.write(`${problem.message}; its last good copy is used\n`);
  });
  return {
    store,
    sharedVersions: context.assets.shared,
    render: createSmokeRender(context),
    sizeGrowth: config.sizeGrowth,
    originOf: (remote) => config.remoteUrls.get(remote),
  };
}
