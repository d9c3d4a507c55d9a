import type { DraftSource } from '@pressline/shared-api';
import type { AiOptions } from './AiOptions';
import { checkPdf } from './checkPdf';
import type { Provider } from './createProvider';
import type { Draft } from './draftSchema';
import { type ReportProgress, writeDraft } from './writeDraft';

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
    provider ??= createProvider(ai);
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
