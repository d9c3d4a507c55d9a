import { createProgram } from '@pressline/releases/cli/createProgram';
import { OldCopy } from '@pressline/releases/cli/OldCopy';
import { messageOf } from '@pressline/releases/messageOf';
import { CommanderError } from 'commander';
import { openRegistry } from './openRegistry';

const FAILED = 1;
const WRONG_USAGE = 2;
const OLD_COPY = 3;

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
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = error instanceof OldCopy ? OLD_COPY : FAILED;
});
