import { MAX_PINS } from '@pressline/shared-api';
import { Card, Spinner, Stack } from '@pressline/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { FetchFailure } from '../documents/FetchFailure';
import { ArticlePicker } from './ArticlePicker';
import { PinList } from './PinList';
import { ShownRelated } from './ShownRelated';
import { type ListedArticle, useArticleChoices } from './useArticleChoices';
import { usePins } from './usePins';

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
  const isPinned = (id: string) => pins.some((pin) => pin.id === id);
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
        <ShownRelated
          article={article}
          isPinned={({ slug }) => pins.some((pin) => pin.slug === slug)}
        />
        <h4>Pin an article</h4>
        {isFull && <p>{MAX_PINS} articles are pinned. That is the maximum.</p>}
        <ArticlePicker
          label="Articles to pin"
          choices={choices}
          search={search}
          onSearch={setSearch}
          searchRef={searchRef}
          icon="plus"
          action="Pin"
          isDisabled={({ id }) => isFull || id === article.id || isPinned(id)}
          onPick={({ id, title, slug, isPublished }) =>
            save([...pins, { id, title, slug, isPublished }])
          }
        />
      </Stack>
    </Card>
  );
}
