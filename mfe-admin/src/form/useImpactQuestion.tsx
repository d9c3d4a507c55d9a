import type { ImpactAction, ImpactGroup, ResourceKey } from '@pressline/shared-api';
import { AlertDialog, Switch } from '@pressline/shared-ui';
import { type ReactNode, useState } from 'react';
import { findProblems } from './fields/draft';
import { useImpact } from './impactText';
import type { useEditor } from './useEditor';

interface Question {
  action: ImpactAction;
  ids: readonly string[];
  title: string;
  /** The consequence for the dependents. */
  note: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** Lets the links be updated, if there are any. */
  canUpdateLinks?: boolean;
  /** Asked also when nothing depends on them. */
  isAlwaysAsked?: boolean;
}

/** Gets the links that shall be updated. */
type Go = (links: readonly string[]) => void;

interface Asked extends Question {
  impact: ReactNode;
  links: readonly string[];
  go: Go;
}

const linksOf = (groups: readonly ImpactGroup[]) =>
  groups
    .filter(({ canUpdate }) => canUpdate)
    .flatMap(({ items }) => items.flatMap(({ links }) => links));

/**
 * Asks before documents are changed on which others depend. It continues at once when none do or when
 * the server does not answer, unless the question has to be asked anyway. A second call while the first
 * is running does nothing.
 */
export function useImpactQuestion(key: ResourceKey) {
  const findImpact = useImpact(key);
  const [asked, setAsked] = useState<Asked>();
  const [isUpdating, setIsUpdating] = useState(true);

  const ask = (question: Question, go: Go) =>
    void findImpact(question.action, question.ids, (impact, groups = []) => {
      if (impact === '' && !question.isAlwaysAsked) return go([]);
      setIsUpdating(true);
      const links = question.canUpdateLinks ? linksOf(groups) : [];
      setAsked({ ...question, impact, links, go });
    });

  const hasLinks = (asked?.links.length ?? 0) > 0;
  return {
    ask,
    dialog: (
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={asked?.title}
        description={
          <>
            {asked?.impact} {asked?.note}
          </>
        }
        confirmLabel={asked?.confirmLabel ?? ''}
        cancelLabel={asked?.cancelLabel ?? 'Cancel'}
        tone={asked?.action === 'rename' ? 'default' : 'danger'}
        onConfirm={() => asked?.go(isUpdating ? asked.links : [])}
      >
        {hasLinks && (
          <Switch label="Update the links" checked={isUpdating} onCheckedChange={setIsUpdating} />
        )}
      </AlertDialog>
    ),
  };
}

type Editor = ReturnType<typeof useEditor>;

/** The field by which others name a document, or lead to it. */
const NAMES: Partial<Record<ResourceKey, string>> = {
  categories: 'name',
  terms: 'term',
  downloads: 'fileUrl',
  videos: 'videoUrl',
};

export function useRenameImpact(key: ResourceKey, { resource, base, draft }: Editor) {
  const { ask, dialog } = useImpactQuestion(key);
  const field = NAMES[key];

  function guard(save: () => void): void {
    const isRenamed = field && base && draft[field] !== base[field];
    const isRefused = Object.keys(findProblems(resource, draft, false)).length > 0;
    if (!isRenamed || isRefused) save();
    else
      ask(
        {
          ...{ action: 'rename', ids: [base.id], title: `Change “${base[field]}”?` },
          ...{ note: 'They don’t change along with it.', confirmLabel: 'Update' },
          cancelLabel: 'Keep editing',
        },
        save,
      );
  }
  return { guard, dialog };
}
