import type { DraftSource } from '@pressline/shared-api';
import { HttpError, invalid } from '../errors';
import type { AiOptions } from './AiOptions';
import { SYSTEM_PROMPT } from './articlePrompt';
import { countPages } from './countPages';
import type { Provider } from './createProvider';
import { type Draft, draftSchema } from './draftSchema';
import { type ReportProgress, writeDraft } from './writeDraft';

/** The AI service's limit for one document. */
const MAX_PAGES = 100;
const TAIL_BYTES = 1_024;
const MAX_TOKENS = 16_000;

/**
 * Checks that the bytes of a file are a PDF that the AI service can read. @returns its pages
 * @throws HttpError 400, 415
 */
export async function checkPdf(pdf: Buffer): Promise<number> {
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') {
    throw new HttpError('unsupported', 'The file is not a PDF', { fields: { pdf: 'Not a PDF' } });
  }
  const refuse = (reason: string) => invalid({ pdf: reason }, reason);
  if (!pdf.subarray(-TAIL_BYTES).includes('%%EOF')) throw refuse('The PDF is incomplete');
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(pdf.toString('latin1'))) {
    throw refuse('The PDF is password-protected. Please save it without a password first.');
  }
  const pages = await countPages(pdf);
  if (pages === 0) throw refuse('We couldn’t find any pages in the PDF. It may be damaged.');
  if (pages > MAX_PAGES) throw refuse(`The PDF has ${pages} pages; at most ${MAX_PAGES} are read`);
  return pages;
}

export interface TracedDraft extends Draft {
  sources: DraftSource[];
}

/** The steps from a PDF to an article that take much processor time. */
export type Drafting = ReturnType<typeof createDrafting>;

/** Drafting in the thread of the caller. */
export function createDrafting(ai: AiOptions) {
  // Loading the SDK takes 250 ms, so it is loaded for the first article.
  let provider: Provider | undefined;
  async function loadProvider() {
    const { createProvider } = await import('./createProvider');
    provider ??= createProvider(ai, {
      ...{ model: ai.model, system: SYSTEM_PROMPT, answer: draftSchema },
      ...{ maxTokens: MAX_TOKENS, maxRetries: 1 },
    });
    return provider;
  }

  return {
    /** How many pages a readable PDF has. @throws HttpError 400, 415 */
    check: (pdf: Buffer, _signal: AbortSignal) => checkPdf(pdf),
    /** Has an article written, and finds what it states in the PDF. @throws ProviderFault; the signal's reason when it was aborted */
    async write(pdf: Buffer, signal: AbortSignal, report: ReportProgress): Promise<TracedDraft> {
      const draft = await writeDraft(await loadProvider(), pdf, signal, report);
      const { traceDraft } = await import('./sources/traceDraft');
      return { ...draft, sources: await traceDraft(draft, pdf) };
    },
  };
}
