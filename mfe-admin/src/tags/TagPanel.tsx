import type { Tag } from '@pressline/shared-api';
import { IconButton } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { useMemo, useState } from 'react';
import type { AnyDocument } from '../documents/useResourceApi';
import { FieldInput } from '../fields/FieldInput';
import { useForm } from '../fields/formContext';
import { ListPanel } from '../list/ListPanel';
import type { Describe } from '../list/rowContent';
import { usePanelDialogs } from '../resource/usePanelDialogs';
import { DeleteTagDialog } from './DeleteTagDialog';
import { RenameTagDialog } from './RenameTagDialog';
import { UnlistedTags } from './UnlistedTags';
import { useTagUsage } from './useTagUsage';

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
