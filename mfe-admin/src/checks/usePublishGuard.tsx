import { useRef } from 'react';
import type { useEditor } from '../resource/useEditor';
import type { useArticleChecks } from './useArticleChecks';
import { usePublishQuestion } from './usePublishQuestion';

type Editor = ReturnType<typeof useEditor>;

/** What asks once before readers meet the errors that the checks have found in an editor. */
export function usePublishGuard(editor: Editor, checks: ReturnType<typeof useArticleChecks>) {
  const { ask, dialog } = usePublishQuestion('Keep editing');
  const isChecking = useRef(false);

  async function guard(publish: () => void) {
    if (isChecking.current) return;
    isChecking.current = true;
    // Until the first check has answered nothing is known.
    const known = checks.isBehind ? undefined : checks.findings;
    const findings = known ?? (await checks.findNow());
    isChecking.current = false;
    ask(findings, publish);
  }

  return {
    guard,
    save: (options?: Parameters<Editor['save']>[0]) =>
      editor.draft.isPublished === true ? guard(() => editor.save(options)) : editor.save(options),
    dialog,
  };
}
