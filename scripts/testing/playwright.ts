import { createRequire } from 'node:module';
import { runNode } from '../runProgram';

/** Runs Playwright with one of our configurations and the arguments given to this program. */
export function runPlaywright(config: string): void {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  runNode([cli, 'test', '--config', config, ...process.argv.slice(2)]);
}
