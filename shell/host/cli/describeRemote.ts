import type { ReleaseRecord } from '@pressline/shared-api';
import { labelOf } from '../releases/registry/findRelease';
import type { RemoteState } from '../releases/registry/registryState';

const minute = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** A remote's releases as a terminal shows them, newest first. */
export function describeRemote(remote: RemoteState): string {
  const { name, isPinned, releases } = remote;
  const title = isPinned ? `${name} (pinned: its origin’s announcements do not go live)` : name;
  if (releases.length === 0) return `${title}\n  no release yet`;
  const rows = releases.map((record) => [
    record.release,
    record.version,
    `published ${minute(record.publishedAt)}`,
    `${(record.pageBytes / 1024).toFixed(1)} KB`,
    standing(remote, record),
  ]);
  return [title, ...inColumns(rows)].join('\n');
}

/** What has just happened to a remote. */
export function describeEvent({ name, releases, events: [event] }: RemoteState): string {
  if (!event) return `${name}: nothing has happened yet.`;
  const record = releases.find(({ release }) => release === event.release);
  const what = [name, record ? labelOf(record) : event.release, event.action].join(' ');
  return event.detail ? `${what}: ${event.detail}` : what;
}

function standing({ stable, previous, canary }: RemoteState, record: ReleaseRecord): string {
  const { release, liveSince, failure } = record;
  const roles = [
    stable === release && `stable since ${minute(liveSince ?? record.publishedAt)}`,
    canary?.release === release && `canary for ${canary.percent} %`,
    previous === release && 'a rollback returns here',
    failure !== null && `failed: ${failure}`,
  ];
  return roles.filter(Boolean).join(', ');
}

function inColumns(rows: readonly string[][]): string[] {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
