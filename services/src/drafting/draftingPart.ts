import { contract } from '@pressline/shared-api/contract';
import type { Core } from '../content/resource/Core';
import type { CreateDocument } from '../content/resource/CreateDocument';
import { handle } from '../http/router/handle';
import type { Part } from '../Part';
import type { AiOptions } from './AiOptions';
import { createDrafting, type Drafting } from './createDrafting';
import { createGeneration, type Generation, readUpload } from './createGeneration';
import { stopSignal, streamGeneration } from './streamGeneration';

/**
 * Writing an article from a PDF. Callers that accept `text/event-stream` get
 * the stages as events, then `done` with the answer or `failed`; what is refused before the work
 * starts is an ordinary error answer for them too.
 */
const generateRoutes = ({
  generation,
  connection,
  log,
}: Pick<Core, 'connection' | 'log'> & { generation: Generation }) => [
  handle(contract.admin.generateFromPdf, async ({ ctx }) => {
    const leave = await generation.admit();
    try {
      const upload = await readUpload(ctx.req);
      const signal = stopSignal(ctx.res, generation.deadlineMs);
      const job = await generation.check(upload, signal);
      if (ctx.accepts('application/json', 'text/event-stream') === 'text/event-stream') {
        return streamGeneration(ctx, { generation, connection, log }, { job, signal, done: leave });
      }
      const draft = await generation.run(job, signal, () => undefined);
      leave();
      return draft;
    } catch (error) {
      leave();
      throw error;
    }
  }),
];

interface DraftingNeeds extends Pick<Core, 'connection' | 'log' | 'models' | 'render'> {
  createDocument: CreateDocument;
  ai: AiOptions;
  drafting: Drafting | undefined;
}

/** Drafts of articles from PDFs. */
export function draftingPart({ connection, log, ai, drafting, ...needs }: DraftingNeeds) {
  const generation = createGeneration(needs, ai, drafting ?? createDrafting(ai));
  return { generation, routes: generateRoutes({ generation, connection, log }) } satisfies Part;
}
