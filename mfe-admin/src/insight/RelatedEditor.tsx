import { articlePath, MAX_PINS, type PinnedArticle } from '@pressline/shared-api';
import { Badge, Card, Spinner, Stack, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FetchFailure } from '../form/api/failures';
import { ArticlePicker, type ListedArticle, useArticleChoices } from '../list/ArticlePicker';
import { PinList } from './PinList';
import { usePins, usePublicRelated } from './usePins';

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  font-size: ${theme.text.small};

  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${theme.space.xs}; }
`;

interface ShownRelatedProps {
  article: ListedArticle;
  pins: readonly PinnedArticle[];
}

function ShownRelated({ article, pins }: ShownRelatedProps) {
  const query = usePublicRelated(article.slug, article.isPublished);
  const { data, error } = query;
  if (!article.isPublished) {
    return <p>Readers see related articles once this article is published.</p>;
  }
  if (error) return <FetchFailure query={query} message="Failed to fetch what readers see" />;
  if (!data) return <Spinner label="Loading what readers see..." />;
  if (data.length === 0) return <p>No other published article shares a tag or category.</p>;
  return (
    <List aria-label="What readers see">
      {data.map((shown) => (
        <li key={shown.slug}>
          <Link to={articlePath(shown.slug)}>{shown.title}</Link>
          {pins.some(({ slug }) => slug === shown.slug) ? (
            <Badge tone="accent">Pinned</Badge>
          ) : (
            <Badge title="By shared tags and category">Filled automatically</Badge>
          )}
        </li>
      ))}
    </List>
  );
}

interface RelatedEditorProps {
  article: ListedArticle;
  /** It was chosen just now: on a phone it stands below the list that it was chosen from. */
  takesFocus: boolean;
}

function EditorTitle({ title, takesFocus }: { title: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h3 ref={heading} id="related-title" tabIndex={-1}>
      Related to “{title}”
    </h3>
  );
}

export function RelatedEditor({ article, takesFocus }: RelatedEditorProps) {
  const { query, pins, save } = usePins(article.id);
  const [search, setSearch] = useState('');
  const choices = useArticleChoices(search);
  const searchRef = useRef<HTMLInputElement>(null);
  if (query.isError && !pins) {
    return <FetchFailure query={query} message="Failed to fetch related articles" />;
  }
  if (!pins) return <Spinner label="Loading related articles..." />;
  const isFull = pins.length >= MAX_PINS;
  return (
    <Card as="section" aria-labelledby="related-title">
      <Stack gap="md">
        <EditorTitle title={article.title} takesFocus={takesFocus} />
        {pins.length > 0 ? (
          <PinList pins={pins} onChange={save} onRemoved={() => searchRef.current?.focus()} />
        ) : (
          <p>Nothing is pinned, so related articles are chosen by shared tags and category.</p>
        )}
        <h4>What readers see</h4>
        <ShownRelated article={article} pins={pins} />
        <h4>Pin an article</h4>
        {isFull && <p>{MAX_PINS} articles are pinned, which is the maximum.</p>}
        <ArticlePicker
          label="Articles to pin"
          choices={choices}
          search={search}
          onSearch={setSearch}
          searchRef={searchRef}
          icon="plus"
          action="Pin"
          isDisabled={({ id }) => isFull || id === article.id || pins.some((pin) => pin.id === id)}
          onPick={({ id, title, slug, isPublished }) =>
            save([...pins, { id, title, slug, isPublished }])
          }
        />
      </Stack>
    </Card>
  );
}
