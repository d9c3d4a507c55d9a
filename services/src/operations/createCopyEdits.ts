import { workingCopyBody } from '@pressline/shared-api/wire/workingCopies';
import type { StoredDocument, StoredOf } from '../database/createModel';
import { saving } from '../database/saving';
import { isSameValue } from '../resource/bodyValue';
import { unversionedGuard } from '../resource/hooks/articleHooks';
import { parseBody } from '../resource/parseBody';
import { applyEdits } from './changes';
import type { StepDeps } from './createSteps';
import type { CopyEdits, StoredStep, Values } from './StoredOperation';

type Stored = StoredDocument &
  Pick<StoredOf<'articles'>, 'workingCopy' | 'publishAt' | 'unpublishAt'>;

const EDITED = 'Its unpublished changes were edited since';
const GONE = 'Its unpublished changes were published or discarded since';

/**
 * Changes texts in unpublished changes. Their article gets no new version, so nothing is published;
 * an editor who has it open learns of the change with the next save.
 */
export function createCopyEdits({ types, note }: Pick<StepDeps, 'types' | 'note'>) {
  const { model } = types.articles;
  const find = ({ documentId }: StoredStep) => model.findById(documentId).lean<Stored>().exec();

  /** False when somebody else wrote in between. */
  async function write(before: Stored, values: Values, version: number, savedBy?: string) {
    const set = Object.entries(values).map(([name, value]) => [
      `workingCopy.values.${name}`,
      value,
    ]);
    const changes = {
      ...Object.fromEntries(set),
      ...{ 'workingCopy.version': version, changesSavedAt: new Date() },
      ...(savedBy && { 'workingCopy.savedBy': savedBy }),
    };
    const guard = { _id: before._id, version: before.version, ...unversionedGuard(before) };
    const { matchedCount } = await saving(() =>
      model.updateOne(guard, { $set: changes }, { timestamps: false }).exec(),
    );
    return matchedCount === 1;
  }

  return {
    /** One try; false when somebody else wrote in between. @throws HttpError 400 where a text gets too long */
    async apply(step: StoredStep, change: CopyEdits, by?: string): Promise<boolean> {
      const before = await find(step);
      const copy = before?.workingCopy;
      if (copy && step.state === 'writing' && copy.version === step.version) {
        // The process died between the write and its note.
        await note(step, { state: 'done' });
        return true;
      }
      if (!before || copy?.version !== change.version) {
        await note(step, { state: 'refused', message: copy ? EDITED : GONE });
        return true;
      }
      const texts = applyEdits(copy.values, change);
      const changed = Object.entries(texts).filter(([name, text]) => text !== copy.values[name]);
      if (changed.length === 0) {
        await note(step, { state: 'unchanged' });
        return true;
      }
      const values = parseBody(workingCopyBody.shape.values, Object.fromEntries(changed));
      const former = Object.fromEntries(changed.map(([name]) => [name, copy.values[name]]));
      const version = Math.max(Date.now(), copy.version + 1);
      await note(step, { state: 'writing', version, former });
      if (!(await write(before, values, version, by))) return false;
      await note(step, { state: 'done' });
      return true;
    },
    /** The same for an undo. */
    async undo(step: StoredStep): Promise<boolean> {
      const stored = await find(step);
      const copy = stored?.workingCopy;
      const former = step.former ?? {};
      const isBack =
        copy &&
        Object.entries(former).every(([name, value]) => isSameValue(copy.values[name], value));
      if (isBack) {
        await note(step, { state: 'undone' });
        return true;
      }
      if (!stored || !copy || copy.version !== step.version) {
        await note(step, { state: 'stays', message: copy ? EDITED : GONE });
        return true;
      }
      if (!(await write(stored, former, Math.max(Date.now(), copy.version + 1)))) return false;
      await note(step, { state: 'undone' });
      return true;
    },
  };
}
