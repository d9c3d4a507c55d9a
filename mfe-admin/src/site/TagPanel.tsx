import type { Tag, TagUsage } from '@pressline/shared-api';
import { AlertDialog, Cluster, Stack } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useMemo, useState } from 'react';
import { type AnyDocument, useApi } from '../form/api/useApi';
import { useWrite } from '../form/api/writes';
import { Notice, SmallButton } from '../form/controls';
import { FieldInput } from '../form/fields/FieldInput';
import { useField, useForm } from '../form/fields/formContext';
import { ListPanel } from '../list/ListPanel';
import type { Describe } from '../list/rowContent';
import { usePanelDialogs } from '../list/usePanelDialogs';
import { tagUsageText, useOtherTag, useTagEdit, useTagRemoval, useTagUsage } from './useTags';

/** The name of a tag, with what another one does to the articles that have it. */
function TagNameInput() {
  const { base } = useForm();
  const { text } = useField('name');
  const { countOf } = useTagUsage();
  const other = useOtherTag()(text, base?.id);
  const former = String(base?.name ?? '');
  const isRenamed = base !== undefined && text.trim() !== '' && text.trim() !== former;
  const effect = other
    ? `“${other.name}” exists. Articles switch to it, and “${former}” is removed.`
    : 'Update renames it in all of them.';
  return (
    <Stack gap="xs">
      <FieldInput name="name" />
      <Notice role="status">
        {isRenamed &&
          `${tagUsageText(countOf(former) ?? 0)} ${effect} You can undo this in one step.`}
      </Notice>
    </Stack>
  );
}

/** More would hide the list. */
const SHOWN = 10;

/** Tags that were typed in articles alone; in the list they can be renamed and merged. */
function UnlistedTags({ tags }: { tags: TagUsage['tags'] }) {
  const { admin } = useApi();
  const { mutate, isPending } = useWrite((name: string) => `Failed to add the tag “${name}”`, {
    mutationFn: (name: string) => admin.tags.create({ name, category: '' }),
    onSuccess: ({ name }) => showToast({ title: `Tag “${name}” added` }),
  });
  const more = tags.length - SHOWN;
  return (
    <Cluster as="span" gap="xs">
      <span>
        {`${formatCount(tags.length, 'tag')} used in articles ${tags.length === 1 ? 'isn’t' : 'aren’t'} in this list:`}
      </span>
      {tags.slice(0, SHOWN).map(({ name, articles }) => (
        <SmallButton
          key={name}
          label={`Add ${name} (${formatCount(articles, 'article')})`}
          disabled={isPending}
          onClick={() => mutate(name)}
        />
      ))}
      {more > 0 && <span>and {more} more</span>}
    </Cluster>
  );
}

interface DeleteTagDialogProps {
  tag: Tag;
  count: number;
  onClose: () => void;
}

function DeleteTagDialog({ tag, count, onClose }: DeleteTagDialogProps) {
  const { mutate } = useTagRemoval(tag, onClose);
  return (
    <AlertDialog
      onOpenChange={onClose}
      title={`Delete the tag “${tag.name}”?`}
      description={`${tagUsageText(count)} Deleting it removes it from all of them. You can undo this in one step.`}
      confirmLabel="Delete"
      onConfirm={() => mutate()}
    />
  );
}

const INPUTS = { name: <TagNameInput /> };

export default function TagPanel() {
  const panel = usePanelDialogs('tags', { inputs: INPUTS, ...useTagEdit() });
  const { countOf, unlisted } = useTagUsage();
  const [removed, setRemoved] = useState<Tag>();
  const describe = useMemo<Describe>(
    () => (document, _nameOf, usual) => {
      const count = countOf(String(document.name));
      const used = count === 0 ? 'Not used' : `In ${formatCount(count ?? 0, 'article')}`;
      return { facts: [...(count === undefined ? [] : [used]), ...usual.facts] };
    },
    [countOf],
  );
  function remove(document: AnyDocument): void {
    const tag = document as unknown as Tag;
    if (countOf(tag.name)) setRemoved(tag);
    else panel.remove(document);
  }
  const dialogs = (
    <>
      {removed && (
        <DeleteTagDialog
          tag={removed}
          count={countOf(removed.name) ?? 0}
          onClose={() => {
            panel.removal.expectRemoval();
            setRemoved(undefined);
          }}
        />
      )}
      {panel.dialogs}
    </>
  );
  return (
    <ListPanel
      resourceKey="tags"
      listHeight="400px"
      describe={describe}
      note={unlisted.length > 0 && <UnlistedTags tags={unlisted} />}
      dialogs={{ ...panel, dialogs, remove }}
    />
  );
}
