import type { PreviewLink } from '@pressline/shared-api';
import {
  Button,
  Cluster,
  Dialog,
  Field,
  Icon,
  LinkButton,
  Stack,
  TextInput,
  theme,
} from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useApi } from '../auth/useSession';
import { useBusy } from '../documents/useBusy';
import type { AnyDocument } from '../documents/useResourceApi';

const Make = styled(Button)`
  flex: none;
  padding-inline: ${theme.space.sm};

  /* Room for the tabs beside it. */
  @media (max-width: 639px) {
    span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

interface PreviewLinkButtonProps {
  article: AnyDocument;
  isDirty: boolean;
}

/** Makes a link under which somebody without an account can read the article as it is saved. */
export function PreviewLinkButton({ article, isDirty }: PreviewLinkButtonProps) {
  const api = useApi();
  const { isBusy, run } = useBusy('Failed to make a preview link');
  const [link, setLink] = useState<PreviewLink>();

  async function make() {
    const made = await api.admin.articles.previewLink(article.id);
    setLink({ ...made, url: new URL(made.url, window.location.origin).href });
  }

  async function handleCopy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Preview link copied' });
    } catch {
      showToast({
        title: 'The link could not be copied',
        description: 'Please select it and copy it by hand.',
        variant: 'destructive',
      });
    }
  }

  return (
    <>
      <Make variant="ghost" onClick={() => void run(make)} isBusy={isBusy}>
        {!isBusy && <Icon name="eye" />}
        <span>Preview link</span>
      </Make>
      {link && (
        <Dialog
          open
          onOpenChange={() => setLink(undefined)}
          title="Preview link"
          description={`Anyone with this link can read the article without an account until ${formatTime(link.expiresAt)}.`}
        >
          <Stack gap="md">
            <Field label="Link">
              <TextInput readOnly value={link.url} onFocus={(event) => event.target.select()} />
            </Field>
            {isDirty && <p>It shows the saved article, without your unsaved changes.</p>}
            <Cluster>
              <Button onClick={() => void handleCopy(link.url)}>
                <Icon name="copy" />
                Copy
              </Button>
              <LinkButton href={link.url} isNewTab variant="secondary">
                Open
              </LinkButton>
            </Cluster>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
