/** How many articles a change of a tag changes. */
export function carriedBy(count: number): string {
  if (count === 0) return 'No article has this tag.';
  return count === 1 ? '1 article has this tag.' : `${count} articles have this tag.`;
}
