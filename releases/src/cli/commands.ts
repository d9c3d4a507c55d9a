import type { ReleaseCommand } from '@pressline/shared-api';
import { utcMinute } from '@pressline/shared-api/time';
import { type Command, InvalidArgumentError } from 'commander';
import { findRelease, labelOf, RegistryError, type RemoteState } from '../registry/registryState';
import { recentAutoRollback } from '../registry/rollback';

export interface CommandInput {
  release?: string;
  percent?: number;
  off?: boolean;
}

interface CommandDefinition {
  name: string;
  description: string;
  takes?: (command: Command) => Command;
  /** Which combinations make sense, and a hint for the others. */
  usage?: { fits: (given: CommandInput) => boolean; hint: string };
  action: (given: CommandInput, remote: RemoteState) => ReleaseCommand;
}

const RELEASE = 'the beginning of its id, or its version';

/** The commands that change what visitors get, in the order of the help. */
export const commands: readonly CommandDefinition[] = [
  {
    name: 'promote',
    description: 'Makes a stored release the stable one',
    takes: (command) => command.argument('<release>', RELEASE),
    action: ({ release = '' }, remote) => ({
      action: 'promote',
      release: findRelease(remote, release).release,
    }),
  },
  {
    name: 'rollback',
    description: 'Returns to the release that was stable before',
    takes: (command) =>
      command.argument(
        '[from]',
        `the release to return from (${RELEASE}): nothing happens unless it is stable`,
      ),
    action: ({ release }, remote) => {
      if (release === undefined) refuseSecondReturn(remote);
      return { action: 'rollback', from: release && findRelease(remote, release).release };
    },
  },
  {
    name: 'canary',
    description: 'Gives a share of the visitors another release than the stable one, or ends that',
    takes: (command) =>
      command
        .argument('[release]', RELEASE)
        .option('--percent <share>', 'how many of a hundred visitors get it', readPercent)
        .option('--off', 'everyone gets the stable release'),
    usage: {
      fits: ({ release, percent, off }) => [release, percent].every((one) => !one === Boolean(off)),
      hint: 'Give a release and --percent, or --off alone.',
    },
    action: ({ release = '', percent = 0, off }, remote) =>
      off
        ? { action: 'end-canary' }
        : { action: 'canary', release: findRelease(remote, release).release, percent },
  },
  {
    name: 'pin',
    description: 'Keeps new releases of the remote’s origin from becoming active',
    action: () => ({ action: 'pin' }),
  },
  {
    name: 'unpin',
    description: 'Lets the next release of the remote’s origin become active again',
    action: () => ({ action: 'unpin' }),
  },
];

/** An operator who types it in alarm means the release that the host has just rolled back by itself. */
function refuseSecondReturn(remote: RemoteState): void {
  const { name, stable, releases } = remote;
  const event = recentAutoRollback(remote);
  const now = releases.find(({ release }) => release === stable);
  if (!event || !now) return;
  throw new RegistryError(
    `${name} was rolled back automatically at ${utcMinute(event.at)}: ${labelOf(now)} serves everyone. ` +
      `To go back further: rollback ${name} ${now.release.slice(0, 8)}`,
  );
}

function readPercent(text: string): number {
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw new InvalidArgumentError('Use a whole number from 1 to 99.');
}
