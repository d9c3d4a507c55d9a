import { formatCount } from '@pressline/shared-ui/format';

export const carriedBy = (count: number): string =>
  count === 0
    ? 'No article has this tag.'
    : `${formatCount(count, 'article')} ${count === 1 ? 'has' : 'have'} this tag.`;
