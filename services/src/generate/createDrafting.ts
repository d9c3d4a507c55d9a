import type { AiOptions } from './AiOptions';
import { checkPdf } from './checkPdf';
import type { Provider } from './createProvider';
import type { Draft } from './draftSchema';
import { type ReportProgress, writeDraft } from './writeDraft';

/** The steps from a PDF to an article that take much processor time. */
export interface Drafting {
  /** How many pages a readable PDF has. @throws HttpError 400, 415 */
  check(pdf: Buffer, signal: AbortSignal): Promise<number>;
  /** Has an article written. @throws ProviderFault; the signal's reason when it was aborted */
  write(pdf: Buffer, signal: AbortSignal, report: ReportProgress): Promise<Draft>;
}

/** Drafting in the thread of the caller. */
export function createDrafting(ai: AiOptions): Drafting {
  // Loading the SDK takes 250 ms, so it is loaded for the first article.
  let provider: Provider | undefined;
  async function loadProvider() {
    const { createProvider } = await import('./createProvider');
    provider ??= createProvider(ai);
    return provider;
  }

  return {
    check: checkPdf,
    write: async (pdf, signal, report) => writeDraft(await loadProvider(), pdf, signal, report),
  };
}
