import type { SuggestedGuard, SuggestedGuards } from '@pressline/shared-api';
import { useQuery, useQueryClient } from '@pressline/shared-api/query';
import { formatCount } from '@pressline/shared-ui/format';
import { Link } from '@pressline/shared-ui/router';
import { showToast } from '@pressline/shared-ui/toast';
import { ARTICLES_PATH } from '../articles/editorAddress';
import { ADMIN_QUERIES } from '../auth/adminQueries';
import { useApi } from '../auth/useSession';
import { editQueries } from '../documents/editQueries';
import { useWrite } from '../documents/useWrites';
import * as Row from '../list/rowStyle';
import { useFocusAfterRemoval } from '../list/useFocusAfterRemoval';
import { SmallButton } from '../SmallButton';
import { SEARCH_WORK } from './useHandleSearch';
import { WorkList } from './WorkList';

const KEY = [ADMIN_QUERIES, SEARCH_WORK, 'suggested'];
const bodyOf = ({ query, article }: SuggestedGuard) => ({ query, articleId: article.id });

/** Takes a suggestion, or refuses it, and shows that at once. */
function useSuggestions() {
  const { admin, searchWork } = useApi();
  const queryClient = useQueryClient();
  const onMutate = ({ query }: SuggestedGuard) =>
    editQueries<SuggestedGuards>(queryClient, KEY, ({ searches }) => ({
      searches: searches.filter((one) => one.query !== query),
    }));
  const { mutate: guard } = useWrite('Failed to guard the search', {
    mutationFn: (one: SuggestedGuard) => admin.guardedQueries.create(bodyOf(one)),
    onMutate,
    onSuccess: (_stored, { query }) => showToast({ title: `“${query}” is guarded` }),
  });
  const { mutate: offerAgain } = useWrite('Failed to suggest the search again', {
    mutationFn: (one: SuggestedGuard) => searchWork.offerAgain(bodyOf(one)),
  });
  const { mutate: refuse } = useWrite('Failed to dismiss the suggestion', {
    mutationFn: (one: SuggestedGuard) => searchWork.refuse(bodyOf(one)),
    onMutate,
    onSuccess: (_answer, one) =>
      showToast({
        title: `“${one.query}” is not suggested any more`,
        action: { label: 'Undo', onPress: () => offerAgain(one) },
      }),
  });
  return { guard, refuse };
}

/** Searches after which nearly all readers open the same article. */
export function SuggestedList() {
  const { searchWork } = useApi();
  const { guard, refuse } = useSuggestions();
  const { headingRef, expectRemoval } = useFocusAfterRemoval();
  const query = useQuery<SuggestedGuards>({
    queryKey: KEY,
    queryFn: ({ signal }) => searchWork.suggested({ signal }),
  });

  function row(one: SuggestedGuard) {
    const { article, searches, opened, articleOpened } = one;
    const buttons = [
      ['Guard', 'primary', guard],
      ['Dismiss', 'secondary', refuse],
    ] as const;
    return (
      <Row.Wrapping key={one.query}>
        <Row.Main>
          <Row.Title>{one.query}</Row.Title>
          <Row.Facts>
            <Link to={`${ARTICLES_PATH}/${article.id}`}>{article.title}</Link>
            <span>Searched {formatCount(searches, 'time')}</span>
            <span>
              Opened {articleOpened} of {formatCount(opened, 'time')}
            </span>
          </Row.Facts>
        </Row.Main>
        <Row.Actions>
          {buttons.map(([label, variant, run]) => (
            <SmallButton
              key={label}
              label={label}
              variant={variant}
              aria-label={`${label}: ${one.query}`}
              onClick={() => {
                expectRemoval();
                run(one);
              }}
            />
          ))}
        </Row.Actions>
      </Row.Wrapping>
    );
  }

  return (
    <WorkList
      title="Suggested guarded queries"
      note="Nearly all readers who searched for this in the last 30 days opened the same article. Guard it to be warned before a change lowers that article."
      empty="Nothing to suggest. A search is suggested once readers have searched for it 10 times and opened one article far more often than others."
      query={query}
      headingRef={headingRef}
      row={row}
    />
  );
}
