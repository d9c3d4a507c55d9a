import type { HomeCounts } from '@pressline/shared-api';
import type { IconName } from '@pressline/shared-ui';

interface Waiting {
  count: keyof HomeCounts;
  label: string;
  icon: IconName;
  /** Below /admin: the list that has as many entries as the number says. */
  list: string;
  /** Whether it should be seen to at once. */
  isUrgent?: true;
}

// biome-ignore format: a table
/** What Home counts, in its order. */
export const waiting: readonly Waiting[] = [
  { count: 'feedback', label: 'New feedback and suggestions', icon: 'thumb-up', list: 'feedback?status=new' },
  { count: 'searches', label: 'Searches with no good answer', icon: 'search', list: 'search' },
  { count: 'requests', label: 'Open contact requests', icon: 'mail', list: 'contact?status=open' },
  { count: 'failedMail', label: 'Failed emails', icon: 'alert', list: 'contact?status=open&state=dead', isUrgent: true },
  { count: 'overdue', label: 'Articles to review', icon: 'check', list: 'articles?status=overdue' },
  { count: 'scheduled', label: 'Scheduled articles', icon: 'clock', list: 'articles?status=scheduled' },
  { count: 'findings', label: 'Problems found by Health', icon: 'gauge', list: 'health' },
];
