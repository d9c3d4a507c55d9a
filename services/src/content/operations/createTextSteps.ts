import { copiedValues } from '@pressline/shared-api/contract/articles/workingCopies';
import { parseBody } from '../../http/router/parseBody';
import type { StoredDocument } from '../../store/database/createModel';
import { bodyValue, isSameValue } from '../resource/bodyValue';
import { type ChangedText, numberAfter } from '../versions/Version';
import { bodyOf, type FieldChange, formerOf, hasValues } from './changes';
import type { DocumentStep, StepActs, StepNeeds, Values } from './StoredOperation';

const messageOf = ({ kind }: DocumentStep, isThere: boolean) => {
  const changes = kind === 'draft' ? 'unpublished' : 'scheduled';
  return `Its ${changes} changes were ${isThere ? 'edited' : 'published or discarded'} since then`;
};

/**
 * Changes texts that readers do not see yet. Their document gets no new version; an editor who has them
 * open learns of the change with the next save.
 */
export function createTextSteps({ types, versions, texts, publicUrl }: StepNeeds): StepActs {
  const siteOf = ({ key }: DocumentStep) => ({ resource: types[key].resource, publicUrl });
  const find = ({ documentId, kind = 'draft' }: DocumentStep) => versions.find(documentId, kind);

  /** What a text is based on is changed as well: publishing would see a conflict otherwise. */
  async function baseOf(step: DocumentStep, { base }: ChangedText): Promise<Values> {
    const change = step.change as FieldChange;
    if (change.type !== 'edits') return bodyOf(change, base, siteOf(step));
    const edits = change.baseEdits ?? [];
    const edited = bodyOf({ ...change, edits }, base, siteOf(step));
    // Only where the document says so by now, too.
    const { model } = types[step.key];
    const document = await model.findById(step.documentId).lean<StoredDocument>();
    const isSaid = (name: string) => isSameValue(bodyValue(document?.[name]), edited[name]);
    return Object.fromEntries(Object.entries(edited).filter(([name]) => isSaid(name)));
  }

  async function save(text: ChangedText, values: Values, base: Values, by = text.by) {
    const { at: _, ...kept } = text;
    const { number } = await texts.save({
      ...{ ...kept, number: numberAfter(text.number), by },
      ...{ values: { ...text.values, ...values }, base: { ...text.base, ...base } },
    });
    return number;
  }

  return {
    /** @throws HttpError 400 where a text gets too long */
    async apply(step: DocumentStep, by) {
      const change = step.change as FieldChange;
      const text = await find(step);
      const isSeen = change.type !== 'edits' || text?.number === change.version;
      if (!isSeen) return { state: 'refused', message: messageOf(step, text !== null) };
      if (!text) return { state: 'unchanged' };
      const values = bodyOf(change, text.values, siteOf(step));
      const base = await baseOf(step, text);
      const names = [Object.keys(values), Object.keys(base)] as const;
      if (names.flat().length === 0) return { state: 'unchanged' };
      const version = await save(text, parseBody(copiedValues, values), base, by);
      const former = formerOf(names[0], text.values);
      return { state: 'done', version, former, formerBase: formerOf(names[1], text.base) };
    },
    /** Restores the fields that were changed, unless they were edited since. */
    async undo(step: DocumentStep) {
      const text = await find(step);
      const { former = {}, formerBase = {} } = step;
      if (!text) return { state: 'stays', message: messageOf(step, false) };
      if (hasValues(text.values, former) && hasValues(text.base, formerBase)) {
        return { state: 'undone' };
      }
      const before = { ...text.values, ...former };
      const made = { ...former, ...bodyOf(step.change as FieldChange, before, siteOf(step)) };
      const isAsMade = Object.keys(former).every(
        (name) =>
          isSameValue(text.values[name], made[name]) ||
          hasValues(text.values, { [name]: former[name] }),
      );
      if (text.number !== step.version && !isAsMade) {
        return { state: 'stays', message: messageOf(step, true) };
      }
      await save(text, former, formerBase);
      return { state: 'undone' };
    },
  };
}
