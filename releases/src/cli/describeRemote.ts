import {
  openRefusals,
  RELEASE_ACTIONS,
  type ReleaseRecord,
  type RemoteOverview,
} from '@pressline/shared-api';
import { utcMinute } from '@pressline/shared-api/time';
import { inKilobytes } from '../checks/pageBytes';
import { labelOf } from '../registry/registryState';

export function describeRemote(remote: RemoteOverview): string {
  const { name, isPinned, releases } = remote;
  const title = isPinned
    ? `${name} (pinned: new releases of its origin do not become active)`
    : name;
  const [refusal] = openRefusals(remote);
  const refused = refusal
    ? [`  refused ${utcMinute(refusal.at)}: ${refusal.release}, ${refusal.detail}`]
    : [];
  if (releases.length === 0) return [title, ...refused, '  no release yet'].join('\n');
  const rows = releases.map((record) => [
    record.release,
    record.version,
    `published ${utcMinute(record.publishedAt)}`,
    inKilobytes(record.pageBytes),
    standing(remote, record),
  ]);
  return [title, ...refused, ...inColumns(rows)].join('\n');
}

export function describeEvent({ name, releases, events: [event] }: RemoteOverview): string {
  if (!event) return `${name}: nothing has happened yet.`;
  const record = releases.find(({ release }) => release === event.release);
  const what = `${name} ${record ? labelOf(record) : event.release}`;
  return [`${what}: ${RELEASE_ACTIONS[event.action]}.`, event.detail].join(' ').trimEnd();
}

/** Warns when a canary that was just started was rolled back before. */
export function canaryWarnings({ releases, events: [event] }: RemoteOverview): string[] {
  const failure = releases.find(({ release }) => release === event?.release)?.failure;
  if (!failure || event?.action !== 'canary-started') return [];
  return [
    `Warning: it was rolled back before. ${failure} It is not rolled back automatically again.`,
  ];
}

function standing({ stable, previous, canary }: RemoteOverview, record: ReleaseRecord): string {
  const { release, liveSince, failure } = record;
  const roles = [
    stable === release && `stable since ${utcMinute(liveSince ?? record.publishedAt)}`,
    canary?.release === release && `canary for ${canary.percent}%`,
    previous === release && 'a rollback returns here',
    failure !== null && `was rolled back: ${failure}`,
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
