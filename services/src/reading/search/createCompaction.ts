import type { DocumentTable } from './createDocumentTable';
import type { Vocabulary } from './createVocabulary';

/** Compaction starts when more documents than this, and than this share, were removed. */
const MIN_GONE = 500;
const MAX_SHARE = 0.25;
/** Words per step, so that no step takes long. */
const STEP = 1_000;

/**
 * Removes the occurrences of removed documents, a few words with each change. Until then searches
 * skip them.
 */
export function createCompaction(vocabulary: Vocabulary, documents: DocumentTable): () => void {
  let at = 0;
  let compacting: readonly number[] | undefined;
  const isLive = (document: number) => documents.idOf(document) !== undefined;
  return () => {
    const isDue = documents.gone.length > Math.max(MIN_GONE, documents.count * MAX_SHARE);
    if (!compacting && !isDue) return;
    compacting ??= [...documents.gone];
    const { lists } = vocabulary;
    for (const end = Math.min(at + STEP, lists.length); at < end; at += 1) lists[at]?.keep(isLive);
    if (at < lists.length) return;
    documents.reuse(compacting);
    compacting = undefined;
    at = 0;
  };
}
