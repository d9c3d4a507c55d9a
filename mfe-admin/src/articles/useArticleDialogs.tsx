import { useLocation, useNavigate, useParams } from '@pressline/shared-ui/router';
import type { AnyDocument } from '../documents/useResourceApi';
import type { PanelDialogs } from '../list/ListPanel';
import { usePanelDialogs } from '../resource/usePanelDialogs';
import { ArticleEditor } from './ArticleEditor';
import { editorPath, isAtEditor, readOpened } from './editorAddress';

/** As `usePanelDialogs`, with the article editor, which has an address of its own. */
export function useArticleDialogs(): PanelDialogs {
  const panel = usePanelDialogs('articles');
  const { '*': rest = '' } = useParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const opened = readOpened(rest, search);

  function open(id?: string) {
    // A second click comes before the editor is on the screen: it would need closing twice.
    if (!isAtEditor()) navigate(editorPath(id), { state: { isFromList: true } });
  }

  // A new article keeps its editor when it is first saved and gets an address with its id.
  const key = (state as { editorKey?: string } | null)?.editorKey ?? rest;
  return {
    ...panel,
    dialogs: (
      <>
        {opened && <ArticleEditor key={key} opened={opened} editorKey={key} />}
        {panel.dialogs}
      </>
    ),
    create: () => open(),
    edit: ({ id }: AnyDocument) => open(id),
  };
}
