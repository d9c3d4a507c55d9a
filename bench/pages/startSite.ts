import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { buildTargets } from '../../scripts/build/buildTargets';
import { type Composition, startComposition } from '../../scripts/run/composition';
import { Supervisor } from '../../scripts/run/Supervisor';
import { root } from '../../scripts/runProgram';
import { findChromium } from '../../scripts/testing/chromium';
import { sitePorts } from '../ports';

export async function startSite(name: string): Promise<Composition> {
  process.chdir(root);
  const dataDir = path.join(root, '.cache/bench', name);
  await rm(dataDir, { recursive: true, force: true });
  await buildTargets();
  const env = { ...process.env, ...sitePorts, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  return startComposition({ env, supervisor: new Supervisor(() => {}) });
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(chromium.executablePath()),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
