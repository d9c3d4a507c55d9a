import {
  MEDIA_FILTERS,
  type MediaListParams,
  type MediaUpdate,
  type Medium,
} from '@pressline/shared-api';
import { useApi } from '../form/api/useSession';
import { useInbox, useInboxMutation } from '../inbox/useInbox';
import { anId, aSearch, listFormat, oneOf } from '../list/listAddress';

const NAME = 'media';

const format = listFormat({ q: aSearch, filter: oneOf(MEDIA_FILTERS), open: anId });

interface Change {
  medium: Medium;
  text: MediaUpdate;
}

export function useMedia() {
  const { media } = useApi();
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
