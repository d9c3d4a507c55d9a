import type { RemoteState } from './registryState';

/** Whether a person has promoted a release that was published before; health does not overrule that. */
export function isPromotedByHand({ events }: RemoteState, release: string): boolean {
  const own = events.filter((event) => event.release === release);
  const promoted = own.find(({ action }) => action === 'promoted');
  if (!promoted || promoted.by === 'origin') return false;
  return !own.some(({ action, at }) => action === 'published' && at === promoted.at);
}
