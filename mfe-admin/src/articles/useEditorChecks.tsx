import { Spinner } from '@pressline/shared-ui';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { partOnDemand } from '../form/partOnDemand';
import type { useEditor } from '../form/useEditor';
import { usePublishQuestion } from '../form/usePublishQuestion';
import type { EditHandler } from './content/TextEdit';
import { useArticleChecks } from './useArticleChecks';

type Editor = ReturnType<typeof useEditor>;

/** What asks once before readers meet the errors that the checks have found in an editor. */
function usePublishGuard(editor: Editor, checks: ReturnType<typeof useArticleChecks>) {
  const { ask, dialog } = usePublishQuestion('Keep editing');
  const isAsked = useRef(false);
  const [isChecking, setIsChecking] = useState(false);

  async function guard(publish: () => void) {
    if (isAsked.current) return;
    isAsked.current = true;
    setIsChecking(true);
    // Until the first check has answered nothing is known.
    const known = checks.isBehind ? undefined : checks.findings;
    const findings = known ?? (await checks.findNow());
    isAsked.current = false;
    setIsChecking(false);
    ask(findings, publish);
  }

  return {
    guard,
    isChecking,
    save: () => (editor.draft.isPublished === true ? guard(() => editor.save()) : editor.save()),
    dialog,
  };
}

const ChecksPane = partOnDemand(() => import('./ChecksPane'));

/** The checks of an article's editor. `edit` changes its text; `showText` brings the text into view. */
export function useEditorChecks(
  editor: Editor,
  edit: RefObject<EditHandler | null>,
  showText: () => void,
) {
  const checks = useArticleChecks(editor);
  const { dialog, ...guarded } = usePublishGuard(editor, checks);

  function showLine(line: number) {
    // On a narrow screen the text is behind another tab.
    flushSync(showText);
    edit.current?.(({ text }) => {
      const lines = text.split('\n');
      const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
      return { from, to: from, insert: '', select: [0, lines[line - 1]?.length ?? 0] };
    });
  }

  return {
    /** For its tab: `Checks (2)`. */
    label: checks.findings?.length ? `Checks (${checks.findings.length})` : 'Checks',
    ...guarded,
    dialog,
    pane: (
      <ChecksPane
        fallback={<Spinner label="Loading the checks..." />}
        articleId={editor.base?.id}
        checks={checks}
        onShow={showLine}
        onFix={({ start: from, end: to, insert }) =>
          edit.current?.(() => ({ from, to, insert, select: [0, insert.length] }))
        }
      />
    ),
  };
}
