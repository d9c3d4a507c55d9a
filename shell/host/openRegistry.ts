import path from 'node:path';
import type { OpenRegistry } from '@pressline/releases/cli/OpenRegistry';
import { messageOf } from '@pressline/releases/messageOf';
import { openStore } from '@pressline/releases/registry/openStore';
import { readConfig } from './config';
import { createRenderContext } from './createRenderContext';
import { createSmokeRender } from './createSmokeRender';

// Beside the bundle, shell/dist/remotes.cjs.
const shellDir = path.join(import.meta.dirname, 'client');

/** Opens the registry with the environment that the shell hosts have. Throws when that is wrong. */
export async function openRegistry(env: NodeJS.ProcessEnv): Promise<OpenRegistry> {
  const config = readConfig(env);
  const context = await createRenderContext(config, shellDir);
  let isCopy = false;
  const store = await openStore(config, (subject, problem) => {
    const isKnown = subject === 'registry' && isCopy;
    if (subject === 'registry') isCopy = problem !== null;
    if (!problem || isKnown) return;
    const comfort = subject === 'copy' ? '; what was done is in force all the same' : '';
    process.stderr.write(`${messageOf(problem)}${comfort}\n`);
  });
  return {
    store,
    sharedVersions: context.assets.shared,
    render: createSmokeRender(context),
    sizeGrowth: config.sizeGrowth,
    isCopy: () => isCopy,
    originOf: (remote) => config.remoteUrls.get(remote),
  };
}
