import { CommanderError } from 'commander';
import { messageOf } from '../checks/messageOf';
import { createProgram } from './createProgram';
import type { OpenRegistry } from './publishFrom';

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
