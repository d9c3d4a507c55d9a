import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../../scripts/runProgram';
import { type Drill, HOLD_MS, SECONDS, UNAFFECTED } from '../Drill';

const HOUR_MS = 3_600 * SECONDS;
const MAY_DIFFER_MS = 60 * SECONDS;
const file = path.join(root, '.cache/bench/drill/clock');

const jump = (name: string, offsetMs: number, fault: string): Drill => ({
  name,
  fault,
  env: () => ({ NODE_OPTIONS: `--require ${path.join(root, 'bench/drill/movedClock.cjs')}` }),
  prepare: () => writeFile(file, '0'),
  async inflict({ client }) {
    await writeFile(file, String(offsetMs));
    await delay(2 * HOLD_MS);
    const { createdAt } = await client.admin.tags.create({ name: `moved ${name}` });
    const seenMs = Date.parse(createdAt) - Date.now();
    if (Math.abs(seenMs - offsetMs) > MAY_DIFFER_MS) throw new Error(`moved by ${seenMs} ms`);
  },
  mayBe: UNAFFECTED,
});

export const clockDrills: readonly Drill[] = [
  jump('clock-ahead', HOUR_MS, 'the clock of every process jumps an hour ahead'),
  jump('clock-back', -HOUR_MS, 'the clock of every process jumps an hour back'),
];
