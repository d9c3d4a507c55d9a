import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Argument, Command, CommanderError } from 'commander';
import { generateKeys, readPrivateKey, signRelease } from '../checks/signature';
import { messageOf } from '../files/problems';
import { readReleaseFolder } from '../files/publishedRelease';
import { SIGNATURE_FILE } from '../files/releaseDocument';
import { writeAtomically } from '../files/writeFiles';
import { changeRemote, publicState } from '../registry/changeRemote';
import { labelOf, type RemoteState, remoteNames, remoteOf } from '../registry/registryState';
import { type CommandInput, commands } from './commands';
import { canaryWarnings, describeEvent, describeRemote } from './describeRemote';
import { type OpenRegistry, publishFrom } from './publishFrom';

/** Adds the commands that make a key and sign a release with it. */
function addSigningCommands(program: Command, print: (text: string) => void): void {
  program
    .command('keygen')
    .description('Makes a key that signs releases, and prints its public key')
    .argument('<file>', 'where to write the private key')
    .action(async (file: string) => {
      const { privateKey, publicKey } = generateKeys();
      // Never over another key.
      await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' });
      print(`${file} is the private key. The public key, for RELEASE_KEYS of the hosts:`);
      print(publicKey);
    });

  program
    .command('sign')
    .description('Signs the release in a folder, before it goes to its origin')
    .addArgument(new Argument('<remote>').choices(remoteNames))
    .argument('<folder>', 'with a remote.json and all files')
    .requiredOption('--key <file>', 'the private key')
    .action(async (name: string, given: string, { key }: { key: string }) => {
      const folder = path.resolve(given);
      const release = await readReleaseFolder(folder, name);
      const signature = signRelease(release, readPrivateKey(key));
      await writeAtomically(path.join(folder, SIGNATURE_FILE), signature);
      print(
        `${name} ${labelOf(release.manifest)} is signed: ${SIGNATURE_FILE} beside remote.json.`,
      );
    });
}

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
