import type { Finding } from '@pressline/shared-api';
import { AlertDialog } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { useRef, useState } from 'react';
import type { useEditor } from '../resource/useEditor';
import type { useArticleChecks } from './useArticleChecks';

type Editor = ReturnType<typeof useEditor>;
type SaveOptions = Parameters<Editor['save']>[0];

const SHOWN = 3;

const nameOf = (errors: readonly Finding[]) => errors.map(({ message }) => message).join('\n');

/** `save` of an editor that asks once before readers meet the errors that the checks have found. */
export function usePublishGuard(editor: Editor, checks: ReturnType<typeof useArticleChecks>) {
  const [asked, setAsked] = useState<{ errors: readonly Finding[]; options: SaveOptions }>();
  const agreed = useRef('');
  const isChecking = useRef(false);

  async function save(options?: SaveOptions) {
    if (editor.draft.isPublished !== true) return editor.save(options);
    if (isChecking.current) return;
    isChecking.current = true;
    const findings = checks.isBehind ? await checks.findNow() : (checks.findings ?? []);
    isChecking.current = false;
    const errors = findings.filter(({ level }) => level === 'error');
    if (errors.length === 0 || agreed.current === nameOf(errors)) editor.save(options);
    else setAsked({ errors, options });
  }

  const { errors = [], options } = asked ?? {};
  const more = errors.length - SHOWN;
  return {
    save,
    dialog: (
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={`Publish with ${formatCount(errors.length, 'error')}?`}
        description={
          <>
            Readers will meet this:{' '}
            {errors
              .slice(0, SHOWN)
              .map(({ line, message }) => (line ? `${message} (line ${line})` : message))
              .join(' ')}
            {more > 0 && ` And ${more} more.`}
          </>
        }
        confirmLabel="Publish anyway"
        cancelLabel="Keep editing"
        onConfirm={() => {
          agreed.current = nameOf(errors);
          editor.save(options);
        }}
      />
    ),
  };
}
