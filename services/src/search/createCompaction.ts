import type { DocumentTable } from './createDocumentTable';
import type { Vocabulary } from './createVocabulary';

/** Documents that may be gone before it is worth while to look through all occurrences. */
const MIN_GONE = 500;
const MAX_SHARE = 0.25;
/** Words that one step looks at, so that no step takes long. */
const STEP = 1_000;

/**
 * Takes documents that are gone out of the occurrences of words, a few words with each change.
 * Until then searches pass them over.
 */
export function createCompaction(vocabulary: Vocabulary, documents: DocumentTable): () => void {
  let at = 0;
  let sweeping: readonly number[] | undefined;
  const isLive = (document: number) => documents.idOf(document) !== undefined;
  return () => {
    const isDue = documents.gone.length > Math.max(MIN_GONE, documents.count * MAX_SHARE);
    if (!sweeping && !isDue) return;
    sweeping ??= [...documents.gone];
    const { lists } = vocabulary;
    for (const end = Math.min(at + STEP, lists.length); at < end; at += 1) lists[at]?.keep(isLive);
    if (at < lists.length) return;
    documents.reuse(sweeping);
    sweeping = undefined;
    at = 0;
  };
}
