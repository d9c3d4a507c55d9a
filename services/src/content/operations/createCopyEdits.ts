import { workingCopyBody } from '@pressline/shared-api/contract/articles/workingCopies';
import { parseBody } from '../../http/router/parseBody';
import { isSameValue } from '../resource/serialize';
import { scheduledOf, UNPUBLISHED_PATHS, type Versioned, versioned } from '../resource/unpublished';
import { applyEdits } from './changes';
import { copyWrites, nextCopy, type StoredCopy, versionAfter } from './copyWrites';
import type { CopyEdits, StepKind, StepNeeds, Values } from './StoredOperation';

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
export function createCopyEdits({ types }: Pick<StepNeeds, 'types'>): StepKind {
  const { find, write } = copyWrites(types);

  const nextVersion = (change: CopyEdits, text: Versioned, values: Values, base: Values) =>
    change.type === 'editsInCopy'
      ? versionAfter(text.version)
      : versioned({ ...text.values, ...values }, { ...text.base, ...base }).version;

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
    return write(before, changes);
  }

  return {
    /** @throws HttpError 400 where a text gets too long */
    async apply(step, by) {
      const change = step.change as CopyEdits;
      const before = await find(step);
      const text = textOf(before, change);
      if (!before || text?.version !== change.version) {
        return { state: 'refused', message: messageOf(change, Boolean(text)) };
      }
      const changed = changedIn(applyEdits(text.values, change), text.values);
      if (Object.keys(changed).length === 0) return { state: 'unchanged' };
      const values = parseBody(workingCopyBody.shape.values, changed);
      const base = followedBase(before, text.base, change);
      const version = nextVersion(change, text, values, base);
      await writeTexts(before, change, values, { version, base }, by);
      const former = formerOf(changed, text.values);
      return { state: 'done', version, former, formerBase: formerOf(base, text.base) };
    },
    async undo(step) {
      const change = step.change as CopyEdits;
      const stored = await find(step);
      const text = textOf(stored, change);
      const { former = {}, formerBase: base = {} } = step;
      const isBack =
        text &&
        Object.entries(former).every(([name, value]) => isSameValue(text.values[name], value));
      if (isBack) return { state: 'undone' };
      if (!stored || !text || text.version !== step.version) {
        return { state: 'stays', message: messageOf(change, Boolean(text)) };
      }
      const version = nextVersion(change, text, former, base);
      await writeTexts(stored, change, former, { version, base });
      return { state: 'undone' };
    },
  };
}
