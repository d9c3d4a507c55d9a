import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { decode } from '@pressline/embedded-mongo/bson/codec';
import type { Doc } from '@pressline/embedded-mongo/bson/values';
import {
  encodeReply,
  MessageReader,
  parseRequest,
  type Request,
} from '@pressline/embedded-mongo/server/wire';
import type { Fault } from './Faults';
import type { Member } from './Member';
import { errorOf, NO_MAJORITY, patienceOf, writeConcernError } from './writeConcern';

/** Document sequences of the message, as fields of the command. */
const decoded = ({ sequences }: Request) =>
  [...sequences].map(([field, documents]) => [field, documents.map(decode)] as const);

/** Serves one driver connection to a member, with the faults planned for it. */
export function serveClient(socket: Socket, member: Member): void {
  const reader = new MessageReader();
  const upstream = member.open();
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());

  async function run(command: Doc, fault: Fault | undefined): Promise<Doc> {
    if (fault?.kind === 'error') {
      // A server that refuses to commit has aborted.
      const { commitTransaction, writeConcern: _, ...others } = command;
      if (commitTransaction) await upstream.run({ abortTransaction: 1, ...others });
      return { ok: 0, ...errorOf(fault) };
    }
    const reply = await member.run(upstream, command);
    switch (fault?.kind) {
      case 'hold':
        await fault.until;
        return reply;
      case 'noMajority':
        await delay(patienceOf(command), undefined, { ref: false });
        return { ...reply, ...NO_MAJORITY };
      case 'writeConcernError':
        return { ...reply, ...writeConcernError(fault) };
      default:
        return reply;
    }
  }

  async function answer(request: Request) {
    const command = { ...request.command, ...Object.fromEntries(decoded(request)) };
    const fault = member.faults.take(command);
    if (fault?.kind === 'cut' && fault.when === 'before') return socket.destroy();
    const reply = await run(command, fault);
    if (fault?.kind === 'cut') return socket.destroy();
    if (request.wantsReply && !socket.destroyed) socket.write(encodeReply(request, reply));
    return undefined;
  }

  let previous = Promise.resolve<unknown>(undefined);
  // A server ends what is under way though its client has gone; then the same write again has its answer.
  socket.on('close', () => void previous.then(() => upstream.close()));
  socket.on('data', (chunk) => {
    for (const message of reader.push(chunk)) {
      previous = previous.then(() => answer(parseRequest(message))).catch(() => socket.destroy());
    }
  });
}
