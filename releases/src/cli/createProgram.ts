import { Argument, Command, CommanderError } from 'commander';
import { messageOf } from '../files/problems';
import { changeRemote, publicState } from '../registry/changeRemote';
import { type RemoteState, remoteNames, remoteOf } from '../registry/registryState';
import { type CommandInput, commands } from './commands';
import { canaryWarnings, describeEvent, describeRemote } from './describeRemote';
import { type OpenRegistry, publishFrom } from './publishFrom';
import { addSigningCommands } from './signingCommands';

const BY = 'cli';

const remoteArgument = (name = '<remote>') => new Argument(name).choices(remoteNames);

interface ProgramOptions {
  print: (text: string) => void;
  open: () => Promise<OpenRegistry>;
}

/** The command line of the registry. Running it rejects with what went wrong, a CommanderError for wrong usage. */
export function createProgram({ print, open }: ProgramOptions): Command {
  const program = new Command('remotes')
    .description('Publishes releases of the remotes and chooses which of them visitors get.')
    .showHelpAfterError('(run --help to see all commands)')
    .exitOverride();

  async function withRegistry(work: (registry: OpenRegistry) => Promise<void>): Promise<void> {
    const registry = await open();
    try {
      await work(registry);
    } finally {
      await registry.store.close();
    }
  }

  program
    .command('publish')
    .description('Checks a release and makes it the stable one')
    .addArgument(remoteArgument())
    .argument(
      '[from]',
      'a folder or an address with a remote.json; the remote’s own origin if none',
    )
    .option('--no-promote', 'store it without activating it, for a canary or for later')
    .option('--key <file>', 'sign the release in a folder with this private key')
    .action((name: string, from: string | undefined, options: { promote: boolean; key?: string }) =>
      withRegistry(async (registry) => {
        print(await publishFrom({ name, from, by: BY, ...options }, registry));
      }),
    );

  program
    .command('list')
    .description('Shows the releases of one remote, or of all')
    .addArgument(remoteArgument('[remote]'))
    .option('--json', 'as JSON, with the history')
    .action((only: string | undefined, { json }: { json?: boolean }) =>
      withRegistry(async ({ store }) => {
        const state = await store.read();
        const shown = remoteNames
          .filter((name) => only === undefined || name === only)
          .map((name) => publicState(remoteOf(state, name)));
        print(
          json
            ? JSON.stringify({ remotes: shown }, null, 2)
            : shown.map(describeRemote).join('\n\n'),
        );
      }),
    );

  for (const { name, description, takes, usage, action } of commands) {
    const command = program.command(name).description(description).addArgument(remoteArgument());
    takes?.(command);
    command.action(() => {
      const [remote = '', release] = command.args;
      const given: CommandInput = { release, ...command.opts<Omit<CommandInput, 'release'>>() };
      if (usage && !usage.fits(given)) command.error(usage.hint);
      return withRegistry(async ({ store }) => {
        const chosen = (before: RemoteState) => [action(given, before)];
        const after = await changeRemote(store, remote, chosen, BY);
        print([describeEvent(after), ...canaryWarnings(after)].join('\n'));
      });
    });
  }
  addSigningCommands(program, print);
  return program;
}

const FAILED = 1;
const WRONG_USAGE = 2;

export async function runProgram(open: () => Promise<OpenRegistry>): Promise<void> {
  try {
    const print = (text: string) => process.stdout.write(`${text}\n`);
    await createProgram({ print, open }).parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      // It has printed the help or the mistake itself.
      process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
      return;
    }
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = FAILED;
  }
}
