import { Argument, Command } from 'commander';
import { remotes } from '../../../federation';
import { publicState } from '../registry/publicState';
import { RegistryError } from '../registry/RegistryError';
import { act, type RegistryStore } from '../registry/RegistryStore';
import { remoteOf } from '../registry/registryState';
import { commands, type Given } from './commands';
import { describeEvent, describeRemote, warnings } from './describeRemote';
import { OldCopy } from './OldCopy';
import type { OpenRegistry } from './OpenRegistry';
import { publishFrom } from './publishFrom';

const BY = 'cli';
const HOW_TO_NAME_IT =
  'Give this command the DATA_DIR of the site, or its REGISTRY and MONGODB_URI.';
const NOTHING_YET = `Nothing was ever published to this registry. If the site serves releases, it has another one. ${HOW_TO_NAME_IT}`;
const NEW_REGISTRY = `Warning: this command has made that registry. If the site does not show the release, it has another one. ${HOW_TO_NAME_IT}`;

interface ProgramOptions {
  print: (text: string) => void;
  open: () => Promise<OpenRegistry>;
}

/** The command line of the registry. Running it rejects with what went wrong, a CommanderError for wrong usage. */
export function createProgram({ print, open }: ProgramOptions): Command {
  const program = new Command('remotes')
    .description('Publishes releases of the remotes, and says which of them visitors get.')
    .showHelpAfterError('(--help shows what there is)')
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
    .addArgument(remoteArgument('<remote>'))
    .argument(
      '[from]',
      'a folder or an address with a remote.json; the remote’s own origin if none',
    )
    .option('--no-promote', 'keep it only, for a canary or for later')
    .action((name: string, from: string | undefined, { promote }: { promote: boolean }) =>
      withRegistry(async (registry) => {
        const { store } = registry;
        const isNew = await isEmpty(store);
        const answer = await publishFrom({ name, from, promote, by: BY }, registry);
        print([answer, `Registry: ${store.place}`, ...(isNew ? [NEW_REGISTRY] : [])].join('\n'));
      }),
    );

  program
    .command('list')
    .description('Shows the releases of one remote, or of all')
    .addArgument(remoteArgument('[remote]'))
    .option('--json', 'as JSON, with the history')
    .action((only: string | undefined, { json }: { json?: boolean }) =>
      withRegistry(async ({ store, isCopy }) => {
        const state = await store.read();
        const shown = remotes
          .filter(({ name }) => only === undefined || name === only)
          .map(({ name }) => publicState(remoteOf(state, name)));
        print(
          json
            ? JSON.stringify({ registry: store.place, remotes: shown }, null, 2)
            : [
                `Registry: ${store.place}`,
                ...shown.map(describeRemote),
                ...(state.revision === 0 ? [NOTHING_YET] : []),
              ].join('\n\n'),
        );
        if (isCopy()) throw new OldCopy('What is shown may have changed since.');
      }),
    );

  for (const { name, description, takes, usage, action } of commands) {
    const command = program
      .command(name)
      .description(description)
      .addArgument(remoteArgument('<remote>'));
    takes?.(command);
    command.action(() => {
      const [remote = '', release] = command.args;
      const given: Given = { release, ...command.opts<Omit<Given, 'release'>>() };
      if (usage && !usage.fits(given)) command.error(usage.hint);
      return withRegistry(async ({ store }) => {
        await refuseEmpty(store);
        const after = await act(store, remote, (before) => [action(given, before)], BY);
        print([describeEvent(after), ...warnings(after)].join('\n'));
      });
    });
  }
  return program;
}

const isEmpty = async (store: RegistryStore) => (await store.read()).revision === 0;

/** A registry that nothing was ever published to is most likely not the one that was meant. */
async function refuseEmpty(store: RegistryStore): Promise<void> {
  if (!(await isEmpty(store))) return;
  throw new RegistryError(`There is no registry in ${store.place} yet. ${HOW_TO_NAME_IT}`);
}

const remoteArgument = (term: string) =>
  new Argument(term).choices(remotes.map(({ name }) => name));
