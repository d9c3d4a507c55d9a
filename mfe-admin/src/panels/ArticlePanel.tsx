import type { Article, ListParams } from '@pressline/shared-api';
import { Spinner, Stack } from '@pressline/shared-ui';
import { useEffect } from 'react';
import { useArticleDialogs } from '../articles/useArticleDialogs';
import { DocumentList } from '../resource/DocumentList';
import { PanelHeader } from '../resource/PanelHeader';
import { useDocuments } from '../resource/useDocuments';
import { ArticleFilters } from './ArticleFilters';
import { ArticleRow } from './ArticleRow';
import { Pager } from './Pager';
import { useArticleAddress } from './useArticleAddress';

const PAGE_SIZE = 50;

/** The articles: searched, filtered and paged by the server, with the address remembering how. */
export default function ArticlePanel() {
  const { address, settled, update } = useArticleAddress();
  const { q, category, page } = settled;
  const params: ListParams = { q, categoryId: category, page, limit: PAGE_SIZE };
  const query = useDocuments('articles', params);
  const { dialogs, headingRef, create, edit, remove } = useArticleDialogs();
  const { documents, total } = query;
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const isFiltered = q !== '' || category !== '';

  // The last record of a page may have been deleted, and an address may ask for any page.
  const isBeyond = documents !== undefined && !query.isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBeyond) update({ page: lastPage });
  }, [isBeyond, lastPage, update]);

  return (
    <>
      <PanelHeader
        title="Articles"
        createLabel="New Article"
        onCreate={create}
        headingRef={headingRef}
      />
      <Stack gap="md">
        <ArticleFilters address={address} onChange={update} />
        {isBeyond ? (
          <Spinner label="Loading articles..." />
        ) : (
          <DocumentList
            resourceKey="articles"
            query={query}
            height="500px"
            emptyText={isFiltered ? 'No articles found matching your search' : undefined}
            onCreate={isFiltered ? undefined : create}
            row={(document) => (
              <ArticleRow
                key={document.id}
                article={document as unknown as Article}
                onEdit={() => edit(document)}
                onRemove={() => remove(document)}
              />
            )}
          />
        )}
        {documents && (
          <Pager
            page={Math.min(page, lastPage)}
            pageSize={PAGE_SIZE}
            total={total}
            onChange={(next) => update({ page: next })}
          />
        )}
      </Stack>
      {dialogs}
    </>
  );
}
