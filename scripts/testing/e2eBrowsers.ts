import { buildTargets } from '../build/buildTargets';
import { requireDebianFile } from '../run/debianPackage';
import { runProgram } from '../runProgram';
import { runPlaywright } from './playwright';

/** Builds what is stale and runs the journeys in Firefox and WebKit, with the arguments given. */
await runProgram(async () => {
  requireDebianFile('/usr/bin/firefox-esr', ['firefox-esr']);
  requireDebianFile('/usr/bin/WebKitWebDriver', ['webkit2gtk-driver']);
  requireDebianFile('/usr/bin/xvfb-run', ['xvfb', 'xauth']);
  await buildTargets();
  runPlaywright('e2e/browsers/playwright.config.ts');
});
