import { type Doc, field } from '../bson/values';
import { MongoError } from '../errors';
import { collectionCommands } from './collectionCommands';
import { type Command, type CommandContext, checkCommand } from './command';
import { readCommands } from './readCommands';
import { serverCommands } from './serverCommands';
import { sessionCommands } from './sessionCommands';
import { writeCommands } from './writeCommands';

export const commands: Record<string, Command> = {
  ...serverCommands,
  ...sessionCommands,
  ...readCommands,
  ...writeCommands,
  ...collectionCommands,
};

const nameOf = (body: Doc) => Object.keys(body)[0] ?? '';

export const commandOf = (body: Doc): Command | undefined => field(commands, nameOf(body));

export function findCommand(body: Doc): Command {
  const name = nameOf(body);
  const command = commandOf(body);
  if (!command) throw new MongoError('CommandNotFound', `no such command: '${name}'`);
  checkCommand(name, body, command);
  return command;
}

export function runCommand(command: Command, body: Doc, context: CommandContext): Doc | Uint8Array {
  const reply = command.run(body, context);
  return reply instanceof Uint8Array ? reply : { ...reply, ok: 1 };
}

/** The reply for a failed command. What is not a MongoError is a fault of the server. */
export function errorReply(error: unknown): Doc {
  const known = error instanceof MongoError ? error : fault(error);
  const { code, codeName, message, extra } = known;
  return { ok: 0, errmsg: message, code, codeName, ...extra };
}

function fault(error: unknown): MongoError {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError) return new MongoError('BSONObjectTooLarge', message);
  return new MongoError('InternalError', message);
}
