import { markdownLink } from '@pressline/shared-api/text';
import { Field, TextInput } from '@pressline/shared-ui';
import { useRef, useState } from 'react';
import { FormDialog } from '../../form/FormDialog';
import { ArticlePicker, useArticleChoices } from '../../list/ArticlePicker';
import { articleLink } from './snippets';

const ADDRESS = /^(https?:\/\/|mailto:|tel:|[/#]).+/;

interface LinkDialogProps {
  /** The words that become the link. */
  selected: string;
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

export default function LinkDialog({ selected, onInsert, onClose }: LinkDialogProps) {
  const [text, setText] = useState(selected);
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const searchInput = useRef<HTMLInputElement>(null);
  const choices = useArticleChoices(search);
  // Writers paste an address where the focus is.
  const found = search.trim();
  const address = typed ?? (ADDRESS.test(found) ? found : '');

  function handleOpenAutoFocus(event: Event) {
    event.preventDefault();
    searchInput.current?.focus();
  }

  function handleSubmit() {
    if (ADDRESS.test(address.trim())) onInsert(markdownLink(text.trim() || address, address));
    else setIsRefused(true);
  }

  return (
    <FormDialog
      size="md"
      title="Insert a link"
      submitLabel="Link to the address"
      onSubmit={handleSubmit}
      onClose={onClose}
      {...{ onOpenAutoFocus: handleOpenAutoFocus }}
    >
      <Field label="Text" hint="Leave blank to use the article’s title">
        <TextInput value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <ArticlePicker
        label="Article to link to"
        choices={choices}
        search={search}
        onSearch={setSearch}
        searchRef={searchInput}
        action="Link to"
        icon="link"
        onPick={(article) => onInsert(articleLink(article, text))}
      />
      <Field
        label="Or an address"
        hint="Such as https://example.com, /pricing or #steps"
        error={
          isRefused ? 'Start with https://, mailto:, tel:, /, or # for a place on this page' : ''
        }
      >
        <TextInput
          value={address}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => {
            setTyped(target.value);
            setIsRefused(false);
          }}
        />
      </Field>
    </FormDialog>
  );
}
