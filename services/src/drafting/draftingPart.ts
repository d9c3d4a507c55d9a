import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { RenderArticle } from '../content/articles/renderArticle';
import type { CreateDocument } from '../content/resource/CreateDocument';
import type { Part } from '../Part';
import type { Models } from '../store/database/createModel';
import type { AiOptions } from './AiOptions';
import { createDrafting, type Drafting } from './createDrafting';
import { createGeneration } from './createGeneration';
import { generateRoutes } from './generate.routes';

interface DraftingNeeds {
  connection: Connection;
  log: Logger;
  models: Models;
  createDocument: CreateDocument;
  render: RenderArticle;
  ai: AiOptions;
  drafting: Drafting | undefined;
}

/** Drafts of articles from PDFs. */
export function draftingPart({ connection, log, ai, drafting, ...needs }: DraftingNeeds) {
  const generation = createGeneration(needs, ai, drafting ?? createDrafting(ai));
  return { generation, routes: generateRoutes({ generation, connection, log }) } satisfies Part;
}
