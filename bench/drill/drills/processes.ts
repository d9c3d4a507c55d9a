import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compose } from '../../../scripts/run/composition';
import { Supervisor } from '../../../scripts/run/Supervisor';
import { untilComplete } from '../../../scripts/run/untilAnswered';
import { root } from '../../../scripts/runProgram';
import { sitePorts } from '../../ports';
import {
  type Drill,
  type Figures,
  HOLD_MS,
  PAGES_UNAFFECTED,
  RESTARTED,
  SECONDS,
  UNAFFECTED,
} from '../Drill';
import type { RunningSite } from '../site';

const FROZEN_MS = 10 * SECONDS;

const kill = (name: string, mayBe: Figures): Drill => ({
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

/** Suspends a process: its connections stay open and it answers nothing. */
const freeze = (name: string): Drill => ({
  name: `freeze-${name}`,
  fault: `${name} answers nothing for 10 s, its connections stay open`,
  async inflict({ supervisor }) {
    const pid = Number(supervisor.pid(name));
    process.kill(pid, 'SIGSTOP');
    await delay(FROZEN_MS);
    process.kill(pid, 'SIGCONT');
  },
  mayBe: { ...PAGES_UNAFFECTED, noWriteMs: FROZEN_MS + RESTARTED.noWriteMs },
});

/** The supervisor as systemd starts it: `npm start` without npm. */
const startSupervisor = (env: NodeJS.ProcessEnv): Promise<RunningSite> =>
  compose({ env, supervisor: new Supervisor(() => {}) }, new Map(), async (supervisor, whole) => {
    const args = [path.join(root, 'scripts/run/start.cjs')];
    supervisor.launch({ name: 'supervisor', isVital: true, args, env: whole });
    const url = `http://localhost:${sitePorts.PORT}`;
    await untilComplete(supervisor, url);
    return { url };
  });

export const processDrills: readonly Drill[] = [
  kill('shell', RESTARTED),
  kill('services', PAGES_UNAFFECTED),
  kill('database', PAGES_UNAFFECTED),
  kill('origins', UNAFFECTED),
  freeze('services'),
  freeze('database'),
  {
    name: 'kill-supervisor',
    fault: 'kill -9 of the supervisor under load, and a start at once',
    start: startSupervisor,
    inflict: (site) => site.restart('supervisor'),
    mayBe: {
      failedVisits: 0.9,
      noPageMs: 15 * SECONDS,
      pageMs: RESTARTED.pageMs,
      failedWrites: 0.9,
      noWriteMs: 15 * SECONDS,
      recoveredMs: 15 * SECONDS,
    },
  },
];
