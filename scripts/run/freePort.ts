import { randomInt } from 'node:crypto';
import { isPortFree } from './ports';

/** Below those that the system itself gives to connections and to whoever asks for any port. */
const FIRST = 20_000;
const BEHIND_LAST = 32_000;

/** A port of this machine that nobody listens on, and that nobody gets by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, BEHIND_LAST);
    if (await isPortFree(port)) return port;
  }
}
