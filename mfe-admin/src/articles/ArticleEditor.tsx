import { Dialog, Spinner } from '@pressline/shared-ui';
import { useLocation, useNavigate } from '@pressline/shared-ui/router';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useLeaveGuard } from '../leaving/useLeaveGuard';
import { PanelBoundary } from '../pages/PanelBoundary';
import { ignoreToasts } from '../resource/ignoreToasts';
import { editorPath, listPath, type OpenedAddress } from './editorAddress';

const lazyArticle = () => lazy(() => import('./OpenedArticle'));

interface ArticleEditorProps {
  opened: OpenedAddress;
  /** Under which the page keeps this editor while its address changes. */
  editorKey: string;
}

/** The dialog around the editor, whose code arrives when it is first opened. */
export function ArticleEditor({ opened, editorKey }: ArticleEditorProps) {
  const navigate = useNavigate();
  const state = useLocation().state as { isFromList?: boolean } | null;
  const [Content, setContent] = useState(lazyArticle);
  const [isDirty, setIsDirty] = useState(false);
  const isDiscarded = useRef(false);
  const guard = useLeaveGuard(isDirty, () => {
    isDiscarded.current = true;
  });

  function close() {
    if (state?.isFromList) navigate(-1);
    else navigate(listPath(), { replace: true });
  }
  const handleStored = useCallback(
    (id: string) => navigate(editorPath(id), { replace: true, state: { ...state, editorKey } }),
    [navigate, state, editorKey],
  );

  return (
    <>
      <Dialog
        open
        onOpenChange={() => guard.leave(close)}
        size="full"
        title={opened.isNew ? 'Create Article' : 'Edit Article'}
        {...ignoreToasts}
      >
        <PanelBoundary onRetry={() => setContent(lazyArticle)}>
          <Suspense fallback={<Spinner label="Loading the editor..." />}>
            <Content
              opened={opened}
              isDiscarded={isDiscarded}
              onDirtyChange={setIsDirty}
              onStored={handleStored}
              onCancel={() => guard.leave(close)}
              onSaved={() => {
                guard.release();
                close();
              }}
            />
          </Suspense>
        </PanelBoundary>
      </Dialog>
      {guard.dialog}
    </>
  );
}
