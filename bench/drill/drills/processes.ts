import { setTimeout as delay } from 'node:timers/promises';
import { type Drill, HOLD_MS, type Limits, RESTARTED, SECONDS, UNHURT } from '../Drill';

const FROZEN_MS = 10 * SECONDS;

/** Pages go on meanwhile. */
const AFTER_RESTART: Limits = { ...UNHURT, recoveredMs: RESTARTED.recoveredMs };

const kill = (name: string, mayBe: Limits): Drill => ({
  name: `kill-${name}`,
  fault: `kill -9 of ${name}, twice, under load`,
  async inflict(site) {
    for (const pause of [HOLD_MS, HOLD_MS / 2]) {
      site.kill(name);
      await delay(pause);
    }
  },
  mayBe,
});

/** Stops a process where it is, so that its connections stay open and nothing is answered. */
const freeze = (name: string): Drill => ({
  name: `freeze-${name}`,
  fault: `${name} answers nothing for 10 s, its connections stay open`,
  async inflict({ supervisor }) {
    const pid = Number(supervisor.pid(name));
    process.kill(pid, 'SIGSTOP');
    await delay(FROZEN_MS);
    process.kill(pid, 'SIGCONT');
  },
  mayBe: AFTER_RESTART,
});

export const processDrills: readonly Drill[] = [
  kill('shell', RESTARTED),
  kill('services', AFTER_RESTART),
  kill('database', AFTER_RESTART),
  kill('origins', UNHURT),
  freeze('services'),
  freeze('database'),
];
