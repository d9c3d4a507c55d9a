import type { HomeCounts, Home as HomeData } from '@pressline/shared-api';
import { Icon, type IconName } from '@pressline/shared-ui';
import { formatClock, formatCount, formatDate, formatNumber } from '@pressline/shared-ui/format';
import { Link } from '@pressline/shared-ui/router';
import { type ReactNode, useId } from 'react';
import { FetchFailure } from './form/api/failures';
import { ADMIN_PATH, ARTICLES_PATH, editPath, newArticlePath } from './form/api/paths';
import { useAdminQuery, useFullName } from './form/api/queries';
import { lowerFirst } from './form/api/resourceTexts';
import { useApi } from './form/api/useApi';
import { Note } from './form/controls';
import { HomeSkeleton } from './HomeSkeleton';
import * as Style from './homeStyle';

interface Task {
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
const tasks: readonly Task[] = [
  { count: 'failedMail', label: 'Failed emails', icon: 'alert', list: 'contact?status=open&state=dead', isUrgent: true },
  { count: 'feedback', label: 'New feedback and suggestions', icon: 'thumb-up', list: 'feedback?status=new' },
  { count: 'searches', label: 'Searches with no good answer', icon: 'search', list: 'search' },
  { count: 'requests', label: 'Open contact requests', icon: 'mail', list: 'contact?status=open' },
  { count: 'overdue', label: 'Articles to review', icon: 'check', list: 'articles?status=overdue' },
  { count: 'scheduled', label: 'Scheduled articles', icon: 'clock', list: 'articles?status=scheduled' },
  { count: 'findings', label: 'Problems found by Health', icon: 'gauge', list: 'health' },
];

/** The time of day of what happened today, the day of anything else. */
const formatWhen = (iso: string) =>
  new Date(iso).toDateString() === new Date().toDateString() ? formatClock(iso) : formatDate(iso);

interface CardProps {
  title: string;
  /** The list that has all of it. */
  all?: string;
  isWide?: boolean;
  children: readonly ReactNode[];
}

function Card({ title, all, isWide, children }: CardProps) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <Style.Card aria-labelledby={id} data-wide={isWide || undefined}>
      <h3>
        <span id={id}>{title}</span>
        {all && (
          <Link to={`${ADMIN_PATH}/${all}`} aria-label={`Show all: ${title}`}>
            Show all
          </Link>
        )}
      </h3>
      <ul>{children}</ul>
    </Style.Card>
  );
}

const draftState = ({ isCreated, isPublished }: HomeData['drafts'][number]) => {
  if (!isCreated) return 'Not created yet';
  return isPublished ? 'Unpublished changes' : 'Draft';
};

function Activity({ at, by, action, record, others }: HomeData['activity'][number]) {
  const fullName = useFullName();
  const title = `“${record.title}”`;
  return (
    <li>
      <span>
        <bdi>{fullName(by)}</bdi> {lowerFirst(action)}{' '}
        {action.startsWith('Deleted') ? title : <Link to={editPath(record)}>{title}</Link>}
        {others > 0 && <span>{` and ${formatNumber(others)} more`}</span>}
      </span>
      <small>{formatWhen(at)}</small>
    </li>
  );
}

function Loaded({ counts, drafts, searches, activity }: HomeData) {
  const waiting = tasks.filter(({ count }) => counts[count] > 0);
  return (
    <>
      {waiting.length > 0 && (
        <Style.Tasks>
          {waiting.map(({ count, label, icon, list, isUrgent }) => (
            <li key={count} data-urgent={isUrgent}>
              <Link to={`${ADMIN_PATH}/${list}`}>
                <Icon name={icon} size="1rem" />
                <strong>{formatNumber(counts[count])}</strong> <span>{label}</span>
              </Link>
            </li>
          ))}
        </Style.Tasks>
      )}
      <Style.Cards>
        <Card title="My drafts and changes" all="articles?status=mine">
          {drafts.map((draft) => (
            <li key={draft.id}>
              <Link to={`${ARTICLES_PATH}/${draft.id}`}>{draft.title || 'Untitled'}</Link>
              <small>{`${draftState(draft)}, ${formatWhen(draft.at)}`}</small>
            </li>
          ))}
        </Card>
        <Card title="What readers miss" all="search">
          {searches.map(({ query, searches: times }) => (
            <li key={query}>
              <Link to={newArticlePath(query)} aria-label={`Write article: ${query}`}>
                {query}
              </Link>
              <small>{`Searched ${formatCount(times, 'time')}`}</small>
            </li>
          ))}
        </Card>
        <Card title="Recent activity" isWide>
          {activity.map((one) => (
            <Activity key={`${one.at} ${one.action} ${one.record.id}`} {...one} />
          ))}
        </Card>
      </Style.Cards>
    </>
  );
}

export default function Home() {
  const { home } = useApi();
  const query = useAdminQuery(['home'], (init) => home.get(init), { staleTime: 0 });
  const { data } = query;
  if (!data && !query.error) return <HomeSkeleton />;
  const isDone =
    data && data.drafts.length === 0 && Object.values(data.counts).every((count) => count === 0);
  return (
    <Style.Root aria-label="Home">
      <Style.Head>
        <h2 tabIndex={-1}>Home</h2>
        {isDone && <Note>You’re all caught up.</Note>}
      </Style.Head>
      <FetchFailure query={query} message="Failed to load Home" />
      {data && <Loaded {...data} />}
    </Style.Root>
  );
}
