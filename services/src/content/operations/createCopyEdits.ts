import { workingCopyBody } from '@pressline/shared-api/contract/articles/workingCopies';
import { parseBody } from '../../http/router/parseBody';
import { isSameValue } from '../resource/serialize';
import { scheduledOf, UNPUBLISHED_PATHS, type Versioned, versioned } from '../resource/unpublished';
import { applyEdits } from './changes';
import { copyWrites, nextCopy, type StoredCopy, versionAfter } from './copyWrites';
import type { CopyEdits, StepNeeds, StoredStep, Values } from './StoredOperation';

const messageOf = ({ type }: CopyEdits, isThere: boolean) => {
  const changes = type === 'editsInCopy' ? 'unpublished' : 'scheduled';
  return `Its ${changes} changes were ${isThere ? 'edited' : 'published or discarded'} since then`;
};

const textOf = (stored: StoredCopy | null, { type }: CopyEdits): Versioned | null | undefined =>
  stored && (type === 'editsInCopy' ? stored.workingCopy : scheduledOf(stored));

const pathsOf = (path: string, values: Values) =>
  Object.entries(values).map(([name, value]): [string, unknown] => [`${path}.${name}`, value]);

/** The values that differ from those before. */
const changedIn = (values: Values, before: Readonly<Values>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name]));

const formerOf = (changed: Values, before: Readonly<Values>): Values =>
  Object.fromEntries(Object.keys(changed).map((name) => [name, before[name]]));

/**
 * The base of scheduled changes after the edits that the same operation made to their article: without
 * them, publishing would see a conflict and stop.
 */
function followedBase(before: StoredCopy, base: Readonly<Values>, change: CopyEdits): Values {
  if (change.type === 'editsInCopy') return {};
  const edited = applyEdits(base, { edits: change.baseEdits });
  return Object.fromEntries(Object.entries(edited).filter(([name, text]) => before[name] === text));
}

/**
 * Changes texts in unpublished or scheduled changes. Their article gets no new version, so nothing is
 * published; an editor who has it open learns of the change with the next save.
 */
export function createCopyEdits({ types, updateStep }: Pick<StepNeeds, 'types' | 'updateStep'>) {
  const { find, write } = copyWrites(types);

  const nextVersion = (change: CopyEdits, text: Versioned, values: Values, base: Values) =>
    change.type === 'editsInCopy'
      ? versionAfter(text.version)
      : versioned({ ...text.values, ...values }, { ...text.base, ...base }).version;

  /** False when another write came first. */
  function writeTexts(
    before: StoredCopy,
    change: CopyEdits,
    values: Values,
    next: { version: number; base: Values },
    savedBy?: string,
  ) {
    const changes =
      change.type === 'editsInCopy'
        ? {
            ...Object.fromEntries(pathsOf(UNPUBLISHED_PATHS.copy, values)),
            ...nextCopy(next.version, savedBy),
          }
        : Object.fromEntries([
            ...pathsOf(UNPUBLISHED_PATHS.scheduled, values),
            ...pathsOf(UNPUBLISHED_PATHS.scheduledBase, next.base),
          ]);
    // Scheduled changes have no version that is stored.
    const scheduled =
      change.type === 'editsInSchedule'
        ? pathsOf(
            UNPUBLISHED_PATHS.scheduled,
            formerOf(values, { ...before.schedule?.changes?.values }),
          )
        : [];
    return write(before, changes, Object.fromEntries(scheduled));
  }

  return {
    /** One try; false when another write came first. @throws HttpError 400 where a text gets too long */
    async apply(step: StoredStep, by?: string): Promise<boolean> {
      const change = step.change as CopyEdits;
      const before = await find(step);
      const text = textOf(before, change);
      if (text && step.state === 'writing' && text.version === step.version) {
        // The process died between the write and its note.
        await updateStep(step, { state: 'done' });
        return true;
      }
      if (!before || text?.version !== change.version) {
        await updateStep(step, { state: 'refused', message: messageOf(change, Boolean(text)) });
        return true;
      }
      const changed = changedIn(applyEdits(text.values, change), text.values);
      if (Object.keys(changed).length === 0) {
        await updateStep(step, { state: 'unchanged' });
        return true;
      }
      const values = parseBody(workingCopyBody.shape.values, changed);
      const base = followedBase(before, text.base, change);
      const version = nextVersion(change, text, values, base);
      const former = formerOf(changed, text.values);
      await updateStep(step, {
        ...{ state: 'writing', version, former },
        formerBase: formerOf(base, text.base),
      });
      if (!(await writeTexts(before, change, values, { version, base }, by))) return false;
      await updateStep(step, { state: 'done' });
      return true;
    },
    /** The same for an undo. */
    async undo(step: StoredStep): Promise<boolean> {
      const change = step.change as CopyEdits;
      const stored = await find(step);
      const text = textOf(stored, change);
      const { former = {}, formerBase: base = {} } = step;
      const isBack =
        text &&
        Object.entries(former).every(([name, value]) => isSameValue(text.values[name], value));
      if (isBack) {
        await updateStep(step, { state: 'undone' });
        return true;
      }
      if (!stored || !text || text.version !== step.version) {
        await updateStep(step, { state: 'stays', message: messageOf(change, Boolean(text)) });
        return true;
      }
      const version = nextVersion(change, text, former, base);
      if (!(await writeTexts(stored, change, former, { version, base }))) return false;
      await updateStep(step, { state: 'undone' });
      return true;
    },
  };
}
