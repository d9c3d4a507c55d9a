import type { Tag, TagUsage } from '@pressline/shared-api';
import { AlertDialog, Cluster, IconButton } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useMemo, useState } from 'react';
import { useAdminQuery } from '../auth/adminQueries';
import { useApi } from '../auth/useSession';
import type { AnyDocument } from '../documents/useResourceApi';
import { useWrite } from '../documents/useWrites';
import { FieldInput } from '../fields/FieldInput';
import { useForm } from '../fields/formContext';
import { ListPanel } from '../list/ListPanel';
import type { Describe } from '../list/rowContent';
import { usePanelDialogs } from '../resource/usePanelDialogs';
import { SmallButton } from '../SmallButton';
import { RenameTagDialog } from './RenameTagDialog';
import { carriedBy } from './tagTexts';
import { useTagChange } from './useTagChange';

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
        {formatCount(tags.length, 'tag')} of articles {tags.length === 1 ? 'is' : 'are'} not in this
        list yet:
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
  const { mutate } = useTagChange(tag, onClose);
  return (
    <AlertDialog
      onOpenChange={onClose}
      title={`Delete the tag “${tag.name}”?`}
      description={`${carriedBy(count)} Deleting takes it from all of them. You can undo it.`}
      confirmLabel="Delete"
      onConfirm={() => mutate({ action: 'delete' })}
    />
  );
}

/** How many articles have each tag, undefined until the server has said, and the tags that no list has. */
function useTagUsage() {
  const { operations } = useApi();
  const { data } = useAdminQuery(['tag-usage'], (init) => operations.tagUsage(init));
  const usage = data?.tags;
  return useMemo(
    () => ({
      countOf: (name: string) => usage && (usage.find((one) => one.name === name)?.articles ?? 0),
      unlisted: usage?.filter(({ isListed }) => !isListed) ?? [],
    }),
    [usage],
  );
}

function NameInput() {
  const isStored = useForm().base !== undefined;
  const hint = isStored ? 'Change it with Rename, which changes it in all articles' : undefined;
  return <FieldInput name="name" isDisabled={isStored} hint={hint} />;
}

const INPUTS = { name: <NameInput /> };

export default function TagPanel() {
  const panel = usePanelDialogs('tags', { inputs: INPUTS });
  const { countOf, unlisted } = useTagUsage();
  const [opened, setOpened] = useState<{ tag: Tag; action: 'rename' | 'delete' }>();
  const close = () => setOpened(undefined);
  const describe = useMemo<Describe>(
    () => (document, _nameOf, usual) => {
      const tag = document as unknown as Tag;
      const count = countOf(tag.name);
      const used = count === 0 ? 'Not used' : `In ${formatCount(count ?? 0, 'article')}`;
      return {
        facts: [...(count === undefined ? [] : [used]), ...usual.facts],
        action: (
          <IconButton
            icon="tag"
            label={`Rename or merge ${tag.name}`}
            onClick={() => setOpened({ tag, action: 'rename' })}
          />
        ),
      };
    },
    [countOf],
  );
  function remove(document: AnyDocument): void {
    const tag = document as unknown as Tag;
    if (countOf(tag.name)) setOpened({ tag, action: 'delete' });
    else panel.remove(document);
  }
  const Opened = opened?.action === 'rename' ? RenameTagDialog : DeleteTagDialog;
  const dialogs = (
    <>
      {opened && <Opened tag={opened.tag} count={countOf(opened.tag.name) ?? 0} onClose={close} />}
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
