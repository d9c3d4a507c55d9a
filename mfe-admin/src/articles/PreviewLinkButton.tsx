import { useMutation } from '@pressline/shared-api/query';
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
import { styled } from 'styled-components';
import { useApi } from '../auth/useSession';
import { copyToClipboard } from '../copyToClipboard';
import { showFailure } from '../documents/showFailure';
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

export function PreviewLinkButton({ article, isDirty }: PreviewLinkButtonProps) {
  const api = useApi();
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: () => api.admin.articles.previewLink(article.id),
    onError: (error) => showFailure('Failed to make a preview link', error),
  });
  const url = data && new URL(data.url, window.location.origin).href;

  return (
    <>
      <Make variant="ghost" onClick={() => mutate()} isBusy={isPending}>
        {!isPending && <Icon name="eye" />}
        <span>Preview link</span>
      </Make>
      {url && (
        <Dialog
          open
          onOpenChange={reset}
          title="Preview link"
          description={`Anyone with this link can read the article without an account until ${formatTime(data.expiresAt)}.`}
        >
          <Stack gap="md">
            <Field label="Link">
              <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
            </Field>
            {isDirty && <p>It shows the saved article, without your unsaved changes.</p>}
            <Cluster>
              <Button onClick={() => void copyToClipboard(url, 'Preview link')}>
                <Icon name="copy" />
                Copy
              </Button>
              <LinkButton href={url} isNewTab variant="secondary">
                Open
              </LinkButton>
            </Cluster>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
