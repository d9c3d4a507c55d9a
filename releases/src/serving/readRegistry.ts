import type { Logger } from 'pino';
import type { RegistryStore } from '../registry/RegistryStore';
import { type RegistryState, UnreadableRegistry } from '../registry/registryState';

/**
 * The registry for a host. Garbage in its place is set aside, which says as much as a registry that was
 * lost. Throws when it cannot be read.
 */
export async function readRegistry(store: RegistryStore, log: Logger): Promise<RegistryState> {
  try {
    return await store.read();
  } catch (error) {
    const isUnreadable = error instanceof Error && error.cause instanceof UnreadableRegistry;
    const document = isUnreadable ? await store.setGarbageAside() : null;
    if (document === null) throw error;
    log.warn({ document }, 'the database had garbage for a registry of releases: it is set aside');
    return store.read();
  }
}
