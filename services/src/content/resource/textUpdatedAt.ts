import type { Fields, ResourceDefinition } from '@pressline/shared-api';
import type { StoredDocument } from '../../store/database/createModel';
import { bodyValue, isSameValue } from './bodyValue';

const TEXTS: ReadonlySet<string> = new Set(['text', 'markdown', 'url']);

type Times = Pick<StoredDocument, 'updatedAt' | 'textUpdatedAt'>;

/** When what readers see of a document was changed last. */
export const textUpdatedAt = ({ updatedAt, textUpdatedAt: text }: Times): Date => text ?? updatedAt;

/** That time for the document after a write, or null where the write is that change. */
export function textUpdatedAtAfter(
  { fields }: ResourceDefinition,
  before: StoredDocument,
  after: Readonly<Record<string, unknown>>,
): Date | null {
  const texts = Object.entries(fields as Fields).filter(
    ([, field]) => TEXTS.has(field.kind) && !('format' in field && field.format === 'slug'),
  );
  const isSame = texts.every(([name]) =>
    isSameValue(bodyValue(before[name]), bodyValue(after[name])),
  );
  // Readers see it for the first time.
  const isFirst = Boolean(after.publishedAt && !before.publishedAt);
  return isSame && !isFirst ? textUpdatedAt(before) : null;
}
