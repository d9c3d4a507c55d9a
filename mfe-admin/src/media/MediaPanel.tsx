import {
  MEDIA_FILTERS,
  type MediaListParams,
  type MediaUpdate,
  type Medium,
} from '@pressline/shared-api';
import { Badge } from '@pressline/shared-ui';
import { formatCount, formatDate } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { useFullName } from '../form/api/queries';
import { useApi } from '../form/api/useApi';
import { useWrite } from '../form/api/writes';
import { InboxPanel } from '../inbox/InboxPanel';
import { useInbox, useInboxMutation } from '../inbox/useInbox';
import { listFormat, validChoice, validId, validSearch } from '../list/listAddress';
import * as Row from '../list/rowStyle';
import { MediaDialog } from './MediaDialog';
import { MediaThumbnail } from './MediaThumbnail';
import { MediaUploads } from './MediaUploads';
import { factsOf, removalQuestion } from './mediaTexts';
import { useUploads } from './useUploads';

const NAME = 'media';

const format = listFormat({ q: validSearch, filter: validChoice(MEDIA_FILTERS), open: validId });

interface Change {
  medium: Medium;
  text: MediaUpdate;
}

function useMedia() {
  const { media } = useApi();
  const { mutate: restore } = useWrite('Failed to restore file', {
    mutationFn: (id: string) => media.restore(id),
    onSuccess: () => showToast({ title: 'File restored' }),
  });
  const inbox = useInbox({
    name: NAME,
    noun: 'file',
    format,
    paramsOf: ({ q, filter }) => ({ q: q.trim(), filter }),
    async list(params, init) {
      const answer = await media.list(params as MediaListParams, init);
      return { entries: answer.media, total: answer.total };
    },
    // One that was shown as unused, and is used by now, stays.
    remove: ({ id, uses }) => media.remove(id, { evenIfUsed: uses.length > 0 }),
    restore: ({ id }) => restore(id),
  });
  const edit = useInboxMutation<Medium, Change, Medium>(NAME, {
    call: ({ medium, text }) => media.update(medium.id, text),
    edit: (entries, { medium, text }) =>
      entries.map((one) => (one.id === medium.id ? { ...one, ...text } : one)),
    done: () => ({ title: 'Alternative text updated successfully' }),
    failed: 'Failed to update alternative text',
  });
  function remove(medium: Medium): void {
    inbox.update({ open: '' });
    inbox.remove(medium);
  }
  return {
    inbox: { ...inbox, remove },
    describe: (medium: Medium, text: MediaUpdate) => edit.mutate({ medium, text }),
  };
}

export default function MediaPanel() {
  const { inbox, describe } = useMedia();
  const fullName = useFullName();
  const uploads = useUploads(({ name }) => showToast({ title: `${name} is in the library` }));
  const opened = inbox.entries?.find(({ id }) => id === inbox.address.open);
  // A canceled dialog that waits for Undo makes way for the next of the same file.
  const [times, setTimes] = useState(0);
  return (
    <InboxPanel
      title="Media"
      inbox={inbox}
      nouns={{ all: 'images and files', one: 'file', many: 'files' }}
      empty="No images or files yet. Upload them here or while you write an article."
      search="q"
      filters={[
        {
          name: 'filter',
          label: 'Show',
          all: 'Images and files',
          choices: { image: 'Images', file: 'Files', unused: 'Unused' },
        },
      ]}
      question={removalQuestion}
      row={(medium) => (
        <Row.Root key={medium.id}>
          <Row.Media>
            <MediaThumbnail medium={medium} width="6rem" />
          </Row.Media>
          <Row.Main>
            <Row.Head>
              <Row.Title>
                <button
                  type="button"
                  onClick={() => {
                    setTimes(times + 1);
                    inbox.update({ open: medium.id });
                  }}
                >
                  {medium.name}
                </button>
              </Row.Title>
              {medium.uses.length === 0 && <Badge>Unused</Badge>}
              {isUndescribed(medium) && <Badge tone="warning">No alternative text</Badge>}
            </Row.Head>
            {medium.alt && <Row.Description dir="auto">{medium.alt}</Row.Description>}
            <Row.Facts>
              {factsOf(medium).map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
              {medium.uses.length > 0 && <span>{usageText(medium.uses)}</span>}
              <span>
                {`Uploaded ${formatDate(medium.createdAt)}${medium.createdBy ? ` by ${fullName(medium.createdBy)}` : ''}`}
              </span>
            </Row.Facts>
          </Row.Main>
        </Row.Root>
      )}
      dialog={(askRemoval) =>
        opened && (
          <MediaDialog
            key={`${opened.id} ${times}`}
            medium={opened}
            onDescribe={(text) => describe(opened, text)}
            onRemove={() => askRemoval(opened)}
            onClose={() => inbox.update({ open: '' })}
          />
        )
      }
    >
      <MediaUploads uploads={uploads} />
    </InboxPanel>
  );
}

function usageText(uses: Medium['uses']): string {
  const shown = uses.filter(({ where }) => where === 'content').length;
  if (shown > 0) return `Used in ${formatCount(shown, 'place')}`;
  return uses.every(({ where }) => where === 'trash')
    ? 'Used only in the trash'
    : 'Used in an earlier version';
}

const isUndescribed = ({ kind, alt, isDecorative }: Medium) =>
  kind === 'image' && alt === '' && !isDecorative;
