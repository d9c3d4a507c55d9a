import { useMutation } from '@pressline/shared-api/query';
import {
  Button,
  Cluster,
  Dialog,
  DialogBody,
  Field,
  Icon,
  LinkButton,
  Stack,
  TextInput,
} from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { showFailure } from '../form/api/failures';
import { type AnyDocument, useApi } from '../form/api/useApi';
import { copyToClipboard } from '../form/browser';
import { SmallButton } from '../form/controls';

interface PreviewLinkButtonProps {
  article: AnyDocument;
  isDirty: boolean;
}

export function PreviewLinkButton({ article, isDirty }: PreviewLinkButtonProps) {
  const api = useApi();
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: () => api.admin.articles.previewLink(article.id),
    onError: (error) => showFailure('Failed to create a preview link', error),
  });
  const url = data && new URL(data.url, window.location.origin).href;

  return (
    <>
      <SmallButton
        variant="ghost"
        icon="eye"
        label="Preview link"
        onClick={() => mutate()}
        isBusy={isPending}
      />
      {url && (
        <Dialog
          onOpenChange={reset}
          title="Preview link"
          description={`Anyone with this link can read the article without an account until ${formatTime(data.expiresAt)}.`}
        >
          <DialogBody>
            <Stack gap="md">
              <Field label="Link">
                <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
              </Field>
              {isDirty && <p>It shows the saved article without your unsaved changes.</p>}
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
          </DialogBody>
        </Dialog>
      )}
    </>
  );
}
