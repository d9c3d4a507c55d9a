import { generateCall, MAX_PDF_BYTES } from '@pressline/shared-api';
import {
  generationAnswer,
  generationEvents,
  generationUpload,
} from '@pressline/shared-api/wire/generation';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { defineRoute, json } from '../http/router/defineRoute';
import type { Generation } from './createGeneration';
import { readUpload } from './readUpload';
import { stopSignal, streamGeneration } from './streamGeneration';

interface GenerateNeeds {
  generation: Generation;
  connection: Connection;
  log: Logger;
}

/**
 * Writing an article from a PDF. Callers that accept `text/event-stream` get
 * the stages as events, then `done` with the answer or `failed`; what is refused before the work
 * starts is an ordinary error answer for them too.
 */
export const generateRoutes = ({ generation, connection, log }: GenerateNeeds) => [
  defineRoute({
    call: generateCall,
    tag: 'Staff',
    summary: 'Generate an article from a PDF, and keep it as a draft',
    done: 'Generated the article',
    access: 'admin',
    limits: ['generation'],
    body: { 'multipart/form-data': generationUpload },
    maxBytes: MAX_PDF_BYTES,
    answers: {
      200: {
        description: 'The draft, or the way to it as server-sent events for those who accept them',
        content: json(generationAnswer),
        events: generationEvents,
      },
    },
    errors: ['bad_gateway', 'unavailable', 'gateway_timeout'],
    async handle({ ctx }) {
      const leave = await generation.admit();
      try {
        const upload = await readUpload(ctx.req);
        const signal = stopSignal(ctx.res, generation.deadlineMs);
        const job = await generation.check(upload, signal);
        if (ctx.accepts('application/json', 'text/event-stream') === 'text/event-stream') {
          return streamGeneration(
            ctx,
            { generation, connection, log },
            { job, signal, done: leave },
          );
        }
        const draft = await generation.run(job, signal, () => undefined);
        leave();
        return draft;
      } catch (error) {
        leave();
        throw error;
      }
    },
  }),
];
