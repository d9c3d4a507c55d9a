import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildTargets } from './buildTargets';
import { hasDebianFile } from './debianPackage';

/** Builds what is stale and runs the journeys in Firefox and WebKit, with the arguments given. */
const browsers = [
  { file: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  { file: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  { file: '/usr/bin/xvfb-run', packages: ['xvfb', 'xauth'] },
];

process.chdir(path.resolve(import.meta.dirname, '..'));
try {
  for (const { file, packages } of browsers) {
    if (hasDebianFile(file, packages)) continue;
    throw new Error(
      `There is no ${file}. Install it with "apt-get install ${packages.join(' ')}".`,
    );
  }
  await buildTargets();
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '--config', 'e2e/browsers/playwright.config.ts', ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
