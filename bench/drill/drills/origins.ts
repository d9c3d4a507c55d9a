import { setTimeout as delay } from 'node:timers/promises';
import { type Drill, HOLD_MS, RESTARTED } from '../Drill';
import { type Misbehavior, startMisbehavingOrigin } from '../misbehavingOrigin';

function badOrigin(behavior: Misbehavior, does: string): Drill {
  let origin: ReturnType<typeof startMisbehavingOrigin>;
  return {
    name: `origin-${behavior}`,
    fault: `the origin of mfe-help ${does}; then the host restarts`,
    env() {
      origin = startMisbehavingOrigin(behavior);
      return { HELP_URL: origin.url };
    },
    async inflict(site) {
      origin.misbehave();
      await delay(HOLD_MS);
      origin.assertMet();
      // A host that starts now has only its own cached files.
      site.kill('shell');
      await delay(HOLD_MS);
    },
    cleanUp: () => origin.close(),
    mayBe: RESTARTED,
  };
}

export const originDrills: readonly Drill[] = [
  badOrigin('hang', 'takes connections and never answers'),
  badOrigin('lie', 'announces a release and sends another file'),
  badOrigin('garbage', 'is another web server'),
  badOrigin('untrusted', 'is behind a proxy whose certificate no authority has signed'),
];
