import type { ImpactAction, ImpactGroup, ImpactSource, ResourceKey } from '@pressline/shared-api';
import { NewTabHint } from '@pressline/shared-ui';
import { Fragment, type ReactNode, useRef } from 'react';
import { editPath } from './api/paths';
import { requestTimeout } from './api/timing';
import { useApi } from './api/useApi';

const SHOWN_TITLES = 3;

/** What depends on something that is changed: one of them, and several. */
const LOSSES: Partial<Record<ImpactSource, readonly [one: string, several: string]>> = {
  articleLinks: ['article links', 'articles link'],
  faqLinks: ['FAQ links', 'FAQs link'],
  announcementLinks: ['announcement links', 'announcements link'],
  quickLinks: ['quick link leads', 'quick links lead'],
  downloadLinks: ['download leads', 'downloads lead'],
  pins: ['article is related', 'articles are related'],
  pinnedResults: ['pinned result leads', 'pinned results lead'],
  taggedArticles: ['article keeps its tag', 'articles keep their tag'],
  movingArticles: ['article moves', 'articles move'],
  tagGroups: ['tag belongs', 'tags belong'],
  seeAlso: ['term refers', 'terms refer'],
};

const Titles = ({ resource, items }: Pick<ImpactGroup, 'resource' | 'items'>) =>
  items.map(({ id, title, isInChanges }, at) => (
    <Fragment key={`${id} ${isInChanges}`}>
      {at > 0 && <span>, </span>}
      <a href={editPath({ resource, id, title })} target="_blank" rel="noopener">
        “{title}”
        <NewTabHint />
      </a>
      {isInChanges && <span> (unpublished changes)</span>}
    </Fragment>
  ));

/** What depends on documents that are to be changed, in sentences with links; empty if nothing does. */
export function impactText(groups: readonly ImpactGroup[], documents: number): ReactNode {
  const sentences = groups.flatMap(({ source, resource, items, total }) => {
    const [one, several] = LOSSES[source] ?? [];
    if (!one) return [];
    const shown = items.slice(0, SHOWN_TITLES);
    const more = total - shown.length;
    const whom = source === 'taggedArticles' ? '' : documents === 1 ? ' to it' : ' to them';
    const sentence = (
      <Fragment key={source}>
        <span>{`${total} ${total === 1 ? one : several}${whom}: `}</span>
        <Titles {...{ resource }} items={shown} />
        <span>{`${more > 0 ? `, ${more} more` : ''}. `}</span>
      </Fragment>
    );
    return [sentence];
  });
  return sentences.length > 0 ? sentences : '';
}

/** Gets what depends on them, as text and as data; no data if the server did not answer. */
type Then = (impact: ReactNode, groups: readonly ImpactGroup[] | undefined) => void;

/**
 * Finds what depends on documents before they are changed or deleted. If the server does not answer in
 * time, `then` runs without an answer. A second call while the first is running does nothing.
 */
export function useImpact(key: ResourceKey) {
  const { operations } = useApi();
  const isAsking = useRef(false);
  return async (action: ImpactAction, ids: readonly string[], then: Then): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    const answer = await operations
      .impact({ resource: key, action, ids: [...ids] }, requestTimeout())
      .catch(() => undefined);
    isAsking.current = false;
    then(impactText(answer?.groups ?? [], ids.length), answer?.groups);
  };
}
