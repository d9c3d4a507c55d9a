import { type ResourceDefinition, type RevisionEntry, resources } from '@pressline/shared-api';
import { formatCount } from '@pressline/shared-ui/format';
import { fieldLabel } from '../../form/fields/formFields';

const { fields }: ResourceDefinition = resources.articles;

/** `Content (Markdown)` is `Content` here. */
function labelOf(name: string): string {
  const field = fields[name];
  return field ? fieldLabel(name, field).replace(/ \(.*\)$/, '') : name;
}

function linesText({ added, removed }: NonNullable<RevisionEntry['contentLines']>): string {
  const parts = [
    added > 0 && `${formatCount(added, 'line')} added`,
    removed > 0 && `${formatCount(removed, 'line')} removed`,
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(', ')})` : ' (lines moved)';
}

/** What a revision changed: `Restored revision 2`, or `Title, Content (2 lines added)`. */
export function changeText({ changed, contentLines, restored }: RevisionEntry): string {
  if (restored) return `Restored revision ${restored}`;
  if (!changed) return '';
  if (changed.length === 0) return 'Created';
  return changed
    .map(
      (name) => labelOf(name) + (name === 'content' && contentLines ? linesText(contentLines) : ''),
    )
    .join(', ');
}
