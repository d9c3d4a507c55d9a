import { Cluster, Field } from '@pressline/shared-ui';
import { useState } from 'react';
import { useAdminQuery } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { SmallButton } from '../form/controls';
import { useField, useTyped } from '../form/fields/formContext';
import { ArticlePicker, useArticleChoices } from '../list/ArticlePicker';

function Picker({ onPick }: { onPick: (id: string) => void }) {
  const { text: query } = useTyped('query');
  const [search, setSearch] = useState('');
  const choices = useArticleChoices(search);
  return (
    <ArticlePicker
      label={`Articles for “${query}”`}
      choices={choices}
      search={search}
      onSearch={setSearch}
      action="Choose"
      icon="plus"
      onPick={({ id }) => onPick(id)}
    />
  );
}

export function ArticleInput() {
  const { admin } = useApi();
  const { text: id, setValue, frame } = useField('articleId');
  const { data, error } = useAdminQuery(
    ['articles', 'one', id],
    (init) => admin.articles.get(id, init),
    { enabled: id !== '' },
  );
  if (!id) {
    return (
      <Field {...frame} role="group" aria-label={frame.label}>
        <Picker onPick={setValue} />
      </Field>
    );
  }
  return (
    <Cluster gap="sm">
      <span>
        {frame.label}: <strong>{data?.title ?? (error ? 'Deleted' : 'Loading...')}</strong>
      </span>
      <SmallButton label="Choose another" onClick={() => setValue('')} />
    </Cluster>
  );
}
