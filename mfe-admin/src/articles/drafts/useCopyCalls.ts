import type { PublishBody, ScheduleBody, WorkingCopy } from '@pressline/shared-api';
import type { AnyBody, AnyDocument } from '../../form/api/useResourceApi';
import { useApi } from '../../form/api/useSession';
import { asEdited, conflictOf, copyVersionOf } from './asEdited';

const seenOf = (base: AnyDocument) => ({
  copyVersion: copyVersionOf(base),
  articleVersion: base.version,
});

const bodyOf = (base: AnyDocument, { isPublished, ...values }: AnyBody) => ({
  ...seenOf(base),
  values: values as PublishBody['values'],
});

/** What the editor does with unpublished changes, each based on the article as it was edited. */
export function useCopyCalls() {
  const { workingCopies } = useApi().admin;
  const edited = (answer: Promise<WorkingCopy>) => answer.then(asEdited);
  return {
    keep: (base: AnyDocument, body: AnyBody) =>
      edited(workingCopies.save(base.id, bodyOf(base, body))),
    update: (base: AnyDocument, body: AnyBody) =>
      edited(
        workingCopies.publish(base.id, {
          ...bodyOf(base, body),
          isPublished: body.isPublished === true,
        }),
      ),
    schedule: (base: AnyDocument, times: Omit<ScheduleBody, 'copyVersion' | 'articleVersion'>) =>
      edited(workingCopies.schedule(base.id, { ...seenOf(base), ...times })),
    discard: (base: AnyDocument) =>
      edited(workingCopies.discard(base.id, { version: copyVersionOf(base) })),
  };
}

/** How the editor saves an article and reads its conflicts. */
export const useEditing = () => ({
  update: useCopyCalls().update,
  conflictOf: (current: unknown, base: AnyDocument) => conflictOf(current as WorkingCopy, base),
});
