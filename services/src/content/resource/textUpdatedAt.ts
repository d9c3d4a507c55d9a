import type { ResourceDefinition } from '@pressline/shared-api';
import type { StoredDocument } from '../../store/database/createModel';
import { bodyValue, isSameValue } from './bodyValue';

const TEXTS: ReadonlySet<string> = new Set(['text', 'markdown', 'url']);

/** The texts and addresses of a resource. */
export const textFields = ({ fields }: ResourceDefinition): string[] =>
  Object.keys(fields).filter((name) => TEXTS.has(fields[name]?.kind ?? ''));

type Times = Pick<StoredDocument, 'updatedAt' | 'textUpdatedAt'>;

/** When what readers see of a document was changed last. */
export const textUpdatedAt = ({ updatedAt, textUpdatedAt: text }: Times): Date => text ?? updatedAt;

/** That time for the document after a write, or null where the write is that change. */
export function textUpdatedAtAfter(
  resource: ResourceDefinition,
  before: StoredDocument,
  after: Readonly<Record<string, unknown>>,
): Date | null {
  const isSlug = (name: string) => {
    const field = resource.fields[name];
    return field !== undefined && 'format' in field && field.format === 'slug';
  };
  const isSame = textFields(resource).every(
    (name) => isSlug(name) || isSameValue(bodyValue(before[name]), bodyValue(after[name])),
  );
  // Readers see it for the first time.
  const isFirst = Boolean(after.publishedAt && !before.publishedAt);
  return isSame && !isFirst ? textUpdatedAt(before) : null;
}
