import path from 'node:path';
import { readConfig } from '../config';
import { createRenderContext } from '../createRenderContext';
import { createSmokeRender } from '../createSmokeRender';
import { messageOf } from '../releases/messageOf';
import type { PublishContext } from '../releases/publishRelease';
import { openStore } from '../releases/registry/openStore';
import type { OnProblem } from '../releases/registry/RegistryStore';

// Beside the bundle, shell/dist/remotes.cjs.
const shellDir = path.join(import.meta.dirname, 'client');

/** The registry that the environment names, with what a release is judged by. */
export interface OpenRegistry extends PublishContext {
  /** Where a remote's origin is. */
  originOf(remote: string): string | undefined;
  /** Whether what was read last was a copy, since the registry could not be read. */
  isCopy(): boolean;
}

/** Opens the registry with the environment that the shell hosts have. Throws when that is wrong. */
export async function openRegistry(env: NodeJS.ProcessEnv): Promise<OpenRegistry> {
  const config = readConfig(env);
  const context = await createRenderContext(config, shellDir);
  let isCopy = false;
  const say = (message: string) => void process.stderr.write(`${message}\n`);
  const onProblem: OnProblem = (subject, problem) => {
    const isKnown = subject === 'registry' && isCopy;
    if (subject === 'registry') isCopy = problem !== null;
    if (!problem || isKnown) return;
    const comfort = subject === 'copy' ? '; what was done is in force all the same' : '';
    say(`${messageOf(problem)}${comfort}`);
  };
  const store = await openStore(config, onProblem, say);
  return {
    store,
    sharedVersions: context.assets.shared,
    render: createSmokeRender(context),
    sizeGrowth: config.sizeGrowth,
    isCopy: () => isCopy,
    originOf: (remote) => config.remoteUrls.get(remote),
  };
}
