import type { Article } from '@pressline/shared-api';
import {
  Badge,
  Icon,
  type IconName,
  Spinner,
  Stack,
  TextInput,
  theme,
  VisuallyHidden,
} from '@pressline/shared-ui';
import { formatNumber } from '@pressline/shared-ui/format';
import { type Ref, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { FetchFailure } from '../form/api/failures';
import { useDocuments } from '../form/api/queries';
import { SEARCH_PAUSE_MS, useDebounced } from '../form/api/timing';
import { Note } from '../form/controls';
import { Frame } from './rowStyle';

const { color, space, text } = theme;

const LISTED = 50;

export type ListedArticle = Pick<Article, 'id' | 'title' | 'slug' | 'isPublished'>;

export function useArticleChoices(search: string) {
  const q = useDebounced(search.trim(), SEARCH_PAUSE_MS);
  const query = useDocuments('articles', { q, sort: 'title', page: 1, limit: LISTED });
  const articles = query.documents as unknown as readonly ListedArticle[] | undefined;
  return { ...query, articles };
}

const Choices = styled.ul`
  position: relative;
  max-height: min(24rem, 33dvh);
  overflow-y: auto;

  li:not(:last-child) { border-bottom: 1px solid ${color.line}; }
  button {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    width: 100%;
    min-height: ${theme.layout.target};
    padding: ${space.xs} ${space.sm};
    border: 0;
    background: none;
    font-size: ${text.small};
    text-align: start;
  }
  button:hover:enabled { background: ${color.tint}; }
  button:disabled { color: ${color.inkMuted}; cursor: not-allowed; }
  button:focus-visible { outline-offset: -3px; }
  [aria-current] { background: ${color.accentSoft}; font-weight: 600; }
  button > span:first-child { flex: 1; min-width: 0; overflow-wrap: anywhere; }
`;
const Below = styled(Note)`
  padding: ${space.sm};
`;

interface ArticlePickerProps {
  label: string;
  choices: ReturnType<typeof useArticleChoices>;
  search: string;
  onSearch: (search: string) => void;
  searchRef?: Ref<HTMLInputElement>;
  /** What choosing an article does, said before its title. */
  action: string;
  icon: IconName;
  currentId?: string;
  isDisabled?: (article: ListedArticle) => boolean;
  onPick: (article: ListedArticle) => void;
}

/** Brings the current choice into view, inside the list alone: the page stays where it is. */
function useCurrentInView(currentId: string | undefined, isListed: boolean) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is looked up on the page
  useEffect(() => {
    const choice = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !choice) return;
    const { scrollTop, clientHeight } = list.current;
    const { offsetTop, offsetHeight } = choice;
    const isVisible =
      offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (!isVisible) list.current.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2;
  }, [currentId, isListed]);
  return list;
}

export function ArticlePicker(props: ArticlePickerProps) {
  const { label, choices, search, action, currentId } = props;
  const { articles, total, error } = choices;
  const isListed = articles?.some(({ id }) => id === currentId) ?? false;
  const list = useCurrentInView(currentId, isListed);
  return (
    <Stack gap="xs">
      <TextInput
        ref={props.searchRef}
        type="search"
        aria-label={`Search: ${label}`}
        placeholder="Search articles..."
        maxLength={200}
        value={search}
        onChange={({ target }) => props.onSearch(target.value)}
      />
      <FetchFailure query={choices} message="Failed to fetch articles" />
      {!articles && !error && <Spinner label="Loading articles..." />}
      {articles && (
        <Frame>
          <Choices ref={list} aria-label={label}>
            {articles.map((article) => (
              <li key={article.id}>
                <button
                  type="button"
                  aria-current={article.id === currentId || undefined}
                  disabled={props.isDisabled?.(article) ?? false}
                  onClick={() => props.onPick(article)}
                >
                  <span>
                    <VisuallyHidden>{action}</VisuallyHidden> {article.title}
                  </span>{' '}
                  {!article.isPublished && <Badge tone="warning">Draft</Badge>}
                  <Icon name={props.icon} />
                </button>
              </li>
            ))}
          </Choices>
          {articles.length === 0 && (
            <Below role="status">
              {search ? 'No articles found matching your search' : 'No articles yet'}
            </Below>
          )}
          {total > articles.length && (
            <Below>
              {`${formatNumber(total - articles.length)} more. Search by title, summary or tag.`}
            </Below>
          )}
        </Frame>
      )}
    </Stack>
  );
}
