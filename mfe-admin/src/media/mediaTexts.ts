import { describeMediaUse, type MediaUse, type Medium, TRASH_DAYS } from '@pressline/shared-api';
import { formatBytes, formatNumber } from '@pressline/shared-ui/format';
import { ADMIN_PATH, editPath } from '../form/api/paths';

const SHOWN_TITLES = 5;

/** What a file is: `PNG`, `84 KB`, `1,600 × 800`. */
export function factsOf({ typeLabel, size, width, height }: Medium): string[] {
  const pixels = width && height ? [`${formatNumber(width)} × ${formatNumber(height)}`] : [];
  return [typeLabel, formatBytes(size), ...pixels];
}

export const pathOfUse = (use: MediaUse): string =>
  use.where === 'trash' ? `${ADMIN_PATH}/trash?q=${encodeURIComponent(use.title)}` : editPath(use);

/** What is asked before a file is deleted. */
export function removalQuestion({ name, kind, uses }: Medium) {
  const titles = uses.slice(0, SHOWN_TITLES).map(describeMediaUse);
  const more = uses.length - titles.length;
  const list = [...titles, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const loss =
    kind === 'image' ? 'Readers will see a missing image there.' : 'Links to it there will break.';
  const isShown = uses.some(({ where }) => where === 'content');
  const effect =
    uses.length > 0 ? `It is used in ${list}.${isShown ? ` ${loss}` : ''}` : 'Nothing uses it.';
  const restorable = `You can restore it from the trash for ${TRASH_DAYS} days.`;
  return { title: `Delete ${name}?`, description: `${effect} ${restorable}` };
}
