import { EmptyState, media, theme } from '@pressline/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminQuery } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { ArticlePicker, useArticleChoices } from '../list/ArticlePicker';
import { listFormat, validId, validSearch } from '../list/listAddress';
import { PanelHeader } from '../list/PanelHeader';
import { useAddressState } from '../list/useAddressState';
import { RelatedEditor } from './RelatedEditor';

// `article` is the one whose related articles are shown.
const format = listFormat({ q: validSearch, article: validId });

const Layout = styled.div`
  display: grid;
  gap: ${theme.space.lg};

  h3 { font-size: ${theme.text.heading4}; overflow-wrap: anywhere; }
  h4 { font: 600 ${theme.text.body}/1.35 ${theme.font.body}; letter-spacing: 0; }
  ${media.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }
`;

export default function RelatedPanel() {
  const { admin } = useApi();
  const { address, debounced, update } = useAddressState(format);
  const choices = useArticleChoices(debounced.q);
  const listed = choices.articles?.find(({ id }) => id === address.article);
  // The address may name an article that the list does not show.
  const fetched = useAdminQuery(
    ['articles', 'one', address.article],
    (init) => admin.articles.get(address.article, init),
    { enabled: !listed && address.article !== '' },
  );
  const article = listed ?? fetched.data;
  const [pickedId, setPickedId] = useState<string>();
  return (
    <>
      <PanelHeader title="Related" />
      <Layout>
        <ArticlePicker
          label="Articles"
          choices={choices}
          search={address.q}
          onSearch={(q) => update({ q })}
          action="Related articles of"
          icon="chevron-right"
          currentId={address.article}
          onPick={({ id }) => {
            setPickedId(id);
            update({ article: id });
          }}
        />
        {article ? (
          <RelatedEditor key={article.id} article={article} takesFocus={article.id === pickedId} />
        ) : (
          <EmptyState>
            {fetched.isError
              ? 'We couldn’t find this article. Choose another one.'
              : 'Choose an article to pin related articles to it.'}
          </EmptyState>
        )}
      </Layout>
    </>
  );
}
