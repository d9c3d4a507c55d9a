import type { Core } from '../content/resource/Core';
import type { CreateDocument } from '../content/resource/CreateDocument';
import type { Part } from '../Part';
import type { AiOptions } from './AiOptions';
import { createDrafting, type Drafting } from './createDrafting';
import { createGeneration } from './createGeneration';
import { generateRoutes } from './generate.routes';

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
