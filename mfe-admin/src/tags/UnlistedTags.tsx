import type { TagUsage } from '@pressline/shared-api';
import { Cluster } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useApi } from '../auth/useSession';
import { useWrite } from '../documents/useWrites';
import { SmallButton } from '../SmallButton';

/** More would hide the list. */
const SHOWN = 10;

/** Tags that were typed in articles alone; in the list they can be renamed and merged. */
export function UnlistedTags({ tags }: { tags: TagUsage['tags'] }) {
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
