import { FIRST_ADMIN_EMAIL } from '@pressline/shared-api';
import { isDeliverable } from '@pressline/shared-api/forms/emailPattern';
import { DAY_MS } from '@pressline/shared-api/time';
import { Types } from 'mongoose';
import type { Core } from '../../content/resource/Core';
import { dueFilter } from '../../content/resource/dueDays';
import { ignoreDuplicate } from '../../store/database/duplicateField';
import { ensureIndex } from '../../store/database/ensureIndex';
import { trustedFilter } from '../../store/database/trustedFilter';
import { utcDay } from '../../utcDay';
import type { SendMail } from './createDelivery';
import { MAX_NAMED, reminderMail } from './mailOf';
import { type Deliverable, type DeliverySource, newDelivery } from './StoredSubmission';

const KEPT_MS = 30 * DAY_MS;

/** That an owner gets one mail on a day. What it says is read when it is sent. */
export interface StoredReminder extends Deliverable {
  /** Owner and day: unique, so that several processes and restarts make one. */
  key: string;
  owner: string;
  day: string;
  /** The database deletes it at this time. */
  expiresAt: Date;
}

interface RemindersNeeds extends Pick<Core, 'connection' | 'models' | 'publicUrl'> {
  /** Absent while mail is not configured: then no reminders are sent. */
  sendMail: SendMail | undefined;
}

/** Whether a mail can arrive at the address of an account. */
export const getsMail = ({ email }: { email: string }): boolean =>
  email !== FIRST_ADMIN_EMAIL && isDeliverable(email);

/**
 * Mails to the owners of articles that have to be verified: one a day at most, while there are any.
 * What a day has missed is not made up for: the next mail lists it.
 */
export type Reminders = ReturnType<typeof createReminders>;

export function createReminders({ connection, models, publicUrl, sendMail }: RemindersNeeds) {
  const reminders = connection.collection<StoredReminder>('reminders');
  const overdue = (owner: unknown) => trustedFilter({ owner, verifiedUntil: dueFilter('overdue') });

  async function reachable(owners: readonly string[]) {
    const users = await models.users
      .find(trustedFilter({ username: { $in: owners }, isActive: true }))
      .select('username fullName email')
      .lean();
    return users.filter(getsMail);
  }

  /** The mail from present data; undefined when there is nothing left to say. */
  async function compose(owner: string) {
    const [[user], total, articles] = await Promise.all([
      reachable([owner]),
      models.articles.countDocuments(overdue(owner)),
      models.articles
        .find(overdue(owner))
        .select('title verifiedUntil')
        .sort({ verifiedUntil: 1, _id: 1 })
        .limit(MAX_NAMED)
        .lean(),
    ]);
    if (!user || articles.length === 0) return undefined;
    const { username, fullName = '', email } = user;
    const named = articles.map(({ _id, title, verifiedUntil }) => ({
      ...{ id: String(_id), title, day: verifiedUntil ? utcDay(verifiedUntil) : '' },
    }));
    const mail = reminderMail({ username, fullName, articles: named, total, publicUrl });
    return { ...mail, to: email };
  }

  const source: DeliverySource<StoredReminder> = {
    collection: reminders,
    deliverable: () => (sendMail ? { day: utcDay() } : undefined),
    async deliver({ _id, owner }) {
      const letter = await compose(owner);
      if (letter) await sendMail?.(letter, { id: String(_id) });
      // Nothing was sent: what has to be verified later today may have its mail.
      else await reminders.deleteOne({ _id });
      return undefined;
    },
    describe: ({ _id }) => ({ reminder: String(_id) }),
  };

  return {
    source,
    areSent: sendMail !== undefined,
    /** Makes the mails of today that are not there yet. */
    async runUpkeep(): Promise<void> {
      if (!sendMail) return;
      const articles = await models.articles
        .find(overdue({ $gt: '' }))
        .select('owner')
        .lean();
      const owners = [...new Set(articles.map(({ owner }) => owner))];
      const day = utcDay();
      const keyOf = (owner: string) => `${owner} ${day}`;
      const made = await reminders.find({ key: { $in: owners.map(keyOf) } }).toArray();
      const known = new Set(made.map(({ owner }) => owner));
      const missing = owners.filter((owner) => !known.has(owner));
      for (const { username: owner } of missing.length > 0 ? await reachable(missing) : []) {
        const reminder = {
          ...{ _id: new Types.ObjectId(), key: keyOf(owner), owner, day },
          ...{ delivery: newDelivery(), expiresAt: new Date(Date.now() + KEPT_MS) },
        };
        await ignoreDuplicate(reminders.insertOne(reminder));
      }
    },
    async createIndexes() {
      await ensureIndex(reminders, { key: 1 }, { unique: true });
      await ensureIndex(reminders, { day: 1, 'delivery.state': 1, 'delivery.nextAt': 1 });
      await ensureIndex(reminders, { expiresAt: 1 }, { expireAfterSeconds: 0 });
    },
  };
}
