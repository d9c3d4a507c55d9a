import { type JudgeBody, type ResourceKey, resources } from '@pressline/shared-api';
import { useApi } from '../auth/useSession';
import { usePublishQuestion } from '../checks/usePublishQuestion';
import type { AnyDocument } from '../documents/useResourceApi';
import { type Draft, findProblems, toBody } from '../fields/draft';

/** What the server judges, of the resources that decide what searches find. */
const judged: Partial<Record<ResourceKey, 'synonym' | 'pin'>> = {
  synonyms: 'synonym',
  pinnedResults: 'pin',
};

export const decidesSearches = (key: ResourceKey): boolean => key in judged;

interface Form {
  base: AnyDocument | undefined;
  draft: Draft;
}

/** Asks once before synonyms or a pinned result are saved that make guarded queries worse. */
export function useWordingGuard(key: ResourceKey) {
  const { searchWork } = useApi();
  const { ask, dialog } = usePublishQuestion('Keep editing', 'Save');
  const resource = resources[key];
  const kind = judged[key];

  async function guard({ base, draft }: Form, save: () => void) {
    if (!kind || Object.keys(findProblems(resource, draft, !base)).length > 0) return save();
    try {
      const body = { id: base?.id, [kind]: toBody(resource, draft, base) } as JudgeBody;
      ask((await searchWork.judge(body)).findings, save);
    } catch {
      // Saving says why the server cannot be asked.
      save();
    }
  }

  return { guard: (form: Form, save: () => void) => void guard(form, save), dialog };
}
