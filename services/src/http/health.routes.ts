import { contract } from '@pressline/shared-api/contract';
import { unavailable } from '../errors';
import type { Part } from '../Part';
import type { DatabaseWatch } from '../store/connection/createDatabaseWatch';
import type { ContentVersion } from '../store/database/contentVersion';
import { handle } from './router/handle';

interface HealthNeeds {
  content: Pick<ContentVersion, 'current'>;
  watch: Pick<DatabaseWatch, 'isAway'>;
  isDraining(): boolean;
}

/** Probes, and the version of the content. They cost the database nothing. */
const healthRoutes = ({ content, watch, isDraining }: HealthNeeds) => [
  handle(contract.others.service.alive, () => ({ status: 'alive' as const })),
  handle(contract.others.service.ready, () => {
    if (isDraining()) throw unavailable('Shutting down');
    if (watch.isAway) throw unavailable('The database does not answer');
    return { status: 'ready' as const };
  }),
  handle(contract.others.service.contentVersion, ({ ctx }) => {
    ctx.set('Cache-Control', 'no-store');
    return { version: content.current };
  }),
];

/** Says whether the process can serve. */
export function healthPart(needs: Omit<HealthNeeds, 'isDraining'>) {
  let isDraining = false;
  return {
    routes: healthRoutes({ ...needs, isDraining: () => isDraining }),
    /** Makes `/readyz` answer 503, before the listener closes. */
    drain() {
      isDraining = true;
    },
  } satisfies Part;
}
