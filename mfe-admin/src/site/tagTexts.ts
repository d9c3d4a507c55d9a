import { formatCount } from '@pressline/shared-ui/format';

/** Whether a tag of another case or width is the same to people, as it is to the server. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'accent' }) === 0;

export const carriedBy = (count: number): string =>
  count === 0 ? 'Not used in any article.' : `Used in ${formatCount(count, 'article')}.`;
