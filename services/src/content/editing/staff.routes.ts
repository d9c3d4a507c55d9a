import { staffCalls } from '@pressline/shared-api';
import { staffList } from '@pressline/shared-api/wire/people/staff';
import { defineRoute, found } from '../../http/router/defineRoute';
import { getsMail } from '../../mail/outbox/createReminders';

/** Whom requests and articles can be given to; addresses and roles stay with super admins. */
export const staffRoutes = [
  defineRoute({
    call: staffCalls.list,
    tag: 'Staff',
    access: 'admin',
    summary: 'List the active admin users by name',
    answers: { 200: found(staffList) },
    async handle({ deps: { models, reminders } }) {
      const users = await models.users
        .find({ isActive: true })
        .select('username fullName email')
        .lean();
      const staff = users.map(({ username, fullName, email }) => ({
        ...{ username, name: fullName || username, getsMail: getsMail({ email }) },
      }));
      return {
        staff: staff.sort((one, other) => one.name.localeCompare(other.name, 'en')),
        sendsReminders: reminders.areSent,
      };
    },
  }),
];
