import type { ReleaseCommand } from '@pressline/shared-api';

/** A command that is asked about first. */
export type AskedCommand =
  /** `from` is what was stable when it was asked for. */
  | { action: 'rollback'; from: string | undefined }
  | { action: 'promote'; release: string }
  | { action: 'canary'; release: string };

/** What a button on a remote's card wants done. */
export type ReleaseOrder =
  | AskedCommand
  | Extract<ReleaseCommand, { action: 'end-canary' | 'pin' | 'unpin' }>;

const ASKED: ReadonlySet<string> = new Set<AskedCommand['action']>([
  'rollback',
  'promote',
  'canary',
]);

/** Whether visitors get another release for it, so that it is asked about first. */
export const isAsked = (order: ReleaseOrder): order is AskedCommand => ASKED.has(order.action);
