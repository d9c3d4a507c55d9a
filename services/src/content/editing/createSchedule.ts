import { conflict } from '../../errors';
import { ignoreRefusal } from '../../http/errors/toHttpError';
import { asCaller } from '../../http/router/caller';
import { isActiveUser } from '../../people/auth/isActiveUser';
import { inTransaction } from '../../store/connection/inTransaction';
import { tryEach } from '../../store/database/createBatch';
import { trustedFilter } from '../../store/database/trustedFilter';
import type { Core } from '../resource/Core';
import { NO_SCHEDULE } from '../resource/hooks/articleHooks';
import { type ChangedText, numberAfter } from '../versions/Version';
import {
  combineValues,
  copiedValues,
  isUnchanged,
  rebaseValues,
  type StoredArticle,
} from './copiedValues';

/** When what happens, asked by whom. */
const planOf = ({ publishAt, unpublishAt, scheduledBy }: StoredArticle) =>
  JSON.stringify([publishAt ?? null, unpublishAt ?? null, scheduledBy ?? '']);

const ACTIONS = {
  publishAt: {
    action: 'Publish an article on schedule',
    done: 'Published the article on schedule',
    failed: 'Not published',
  },
  unpublishAt: {
    action: 'Unpublish an article on schedule',
    done: 'Unpublished the article on schedule',
    failed: 'Not unpublished',
  },
} as const;
type TimeName = keyof typeof ACTIONS;

/** Publishes and unpublishes articles when their time has come. */
export function createSchedule({
  types,
  models,
  engine,
  versions,
  texts,
  audit,
}: Pick<Core, 'types' | 'models' | 'engine' | 'versions' | 'texts' | 'audit'>) {
  const { model } = types.articles;
  const due = (name: TimeName) =>
    model
      .find(trustedFilter({ [name]: { $lte: new Date() }, scheduleCanceled: { $in: ['', null] } }))
      .lean<StoredArticle[]>();

  /** Keeps the times of a schedule whose account may not act any more, and says so. */
  async function cancel(article: StoredArticle, name: TimeName, by: string) {
    const { _id, publishAt, unpublishAt, title } = article;
    const account = `the account “${by}”, which scheduled it, is no longer active`;
    const scheduleCanceled = `${ACTIONS[name].failed}: ${account}. Schedule it again.`;
    const isSame = trustedFilter({
      _id,
      publishAt,
      unpublishAt,
      scheduleCanceled: { $in: ['', null] },
    });
    await inTransaction(model.db, async () => {
      const { modifiedCount } = await model.updateOne(isSame, { $set: { scheduleCanceled } });
      // Another process may have canceled it, or staff have changed it.
      if (modifiedCount === 0) return;
      const record = { type: 'articles', id: String(_id), title: String(title) };
      await audit.write({ outcome: 'refused', record, after: { scheduleCanceled } });
    });
  }

  /** Does what is due as the account that scheduled it, if that account is still active. */
  async function act(article: StoredArticle, name: TimeName, job: () => Promise<void>) {
    const by = article.scheduledBy ?? '';
    const caller = {
      by,
      address: null,
      area: 'Content',
      action: ACTIONS[name].action,
      done: ACTIONS[name].done,
      detail: null,
    };
    const isAllowed = await isActiveUser(models, by);
    await asCaller(caller, () => (isAllowed ? job() : cancel(article, name, by)));
  }

  /**
   * What remains of a draft once its article says `present`. Where that gives it what other editors
   * wrote it is another draft: an editor who has it open would take their words back with the next save.
   */
  async function rebaseDraft(id: string, present: Record<string, unknown>) {
    const draft = await versions.find(id, 'draft');
    if (!draft) return;
    const values = rebaseValues(draft.base, draft.values, present);
    if (isUnchanged(values, present)) return texts.endDraft('articles', id);
    const isSame = isUnchanged(values, draft.values);
    const number = isSame ? draft.number : numberAfter(draft.number);
    await texts.save({ ...draft, number, base: { ...draft.base, ...present }, values });
  }

  /** One step, which of several processes one makes: the others find another version. */
  async function write(
    before: StoredArticle,
    change: Record<string, unknown>,
    own: Partial<StoredArticle>,
    text?: ChangedText | null,
  ) {
    const { _id, version, scheduledBy } = before;
    const id = String(_id);
    try {
      await engine.prepareText('articles', change);
      await inTransaction(model.db, async () => {
        // Another text is scheduled without another version of the article.
        const isSame = async () => (await versions.find(id, 'scheduled'))?.number === text?.number;
        if (text !== undefined && !(await isSame())) throw conflict('Its schedule has changed');
        const body = { ...change, version };
        await engine.update('articles', id, body, scheduledBy, (stored) => {
          if (planOf(stored) !== planOf(before)) throw conflict('Its schedule has changed');
          return own;
        });
        if (text) await rebaseDraft(id, change);
      });
    } catch (error) {
      // Refused, or done by another process.
      ignoreRefusal(error);
    }
  }

  async function publish(before: StoredArticle) {
    const text = await versions.find(String(before._id), 'scheduled');
    const wanted = { ...text?.values, isPublished: true };
    const combined = combineValues(text?.base ?? copiedValues(before), wanted, before);
    // An editor has to merge it; until then it stays overdue.
    if (combined) await write(before, combined, { publishAt: null }, text);
  }

  return {
    /**
     * Does what is due, also what was missed while no process ran. What is refused stays overdue and is
     * tried again, and so is what fails. @throws the first failure, at the end
     */
    async run(): Promise<void> {
      const publishing = async () =>
        tryEach(await due('publishAt'), (one) => act(one, 'publishAt', () => publish(one)));
      const unpublishing = async () =>
        tryEach(await due('unpublishAt'), (one) =>
          act(one, 'unpublishAt', () => write(one, { isPublished: false }, NO_SCHEDULE)),
        );
      await tryEach([publishing, unpublishing], (some) => some());
    },
  };
}
