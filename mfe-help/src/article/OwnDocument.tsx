import type { ArticlePage } from '@pressline/shared-api';
import { useEffect } from 'react';
import { ArticleSkeleton } from './ArticleSkeleton';

const FOREIGN_PICTURE = /<img [^>]*?src="https:/;

/**
 * Whether an article was reached without a document of its own and needs one: the policy of a document
 * allows the pictures of its own article alone.
 */
export function needsOwnDocument({ html }: ArticlePage): boolean {
  if (typeof window === 'undefined' || !FOREIGN_PICTURE.test(html)) return false;
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname !== location.pathname;
}

export function OwnDocument() {
  useEffect(() => location.reload(), []);
  return <ArticleSkeleton />;
}
