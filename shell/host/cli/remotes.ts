import { CommanderError } from 'commander';
import { createProgram } from './createProgram';
import { openRegistry } from './openRegistry';

const WRONG_USAGE = 2;

/** `remotes …`: publishes, promotes and takes back releases, wherever the registry is kept. */
const program = createProgram({
  print: (text) => process.stdout.write(`${text}\n`),
  open: () => openRegistry(process.env),
});
program.parseAsync().catch((error: unknown) => {
  if (error instanceof CommanderError) {
    // It has printed the help or the mistake itself.
    process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
    return;
  }
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
