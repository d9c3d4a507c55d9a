import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Supervisor } from '../../scripts/run/Supervisor';
import { untilComplete } from '../../scripts/run/untilComplete';
import { root } from '../../scripts/runProgram';
import { sitePorts } from '../ports';
import { SECONDS } from './Drill';
import { fillFolder, signIn, siteEnvironment, untilWell } from './site';
import { lostOf, startTraffic } from './traffic';

const url = `http://localhost:${sitePorts.PORT}`;

/** The supervisor as systemd starts it: `npm start` without npm. Rejects when it ends before the site is ready. */
async function start() {
  const child = spawn(process.execPath, [path.join(root, 'scripts/run/start.cjs')], {
    cwd: root,
    env: siteEnvironment(),
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const early = ended.then(([code]) => Promise.reject(new Error(`the start ended with ${code}`)));
  await Promise.race([early, untilComplete(new Supervisor(() => {}), url)]);
  early.catch(() => undefined);
  return { child, ended };
}

/** Kills the supervisor of a site in use and starts another at once, which takes the place of the first. */
export async function loseSupervisor() {
  await fillFolder();
  const first = await start();
  const client = await signIn(url);
  const traffic = startTraffic(url, client);
  await delay(SECONDS);
  first.child.kill('SIGKILL');
  await first.ended;
  const killedAt = performance.now();
  const second = await start();
  await untilWell({ url, client });
  const wellMs = performance.now() - killedAt;
  const seen = await traffic.stop();
  const lost = await lostOf(client, seen.acknowledged);
  second.child.kill('SIGTERM');
  await second.ended;
  return { seen, lost: lost.length, wellMs };
}
