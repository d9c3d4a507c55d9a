import { staffCalls } from '@pressline/shared-api';
import { staffList } from '@pressline/shared-api/wire/people/staff';
import { defineRoute, found } from '../../http/router/defineRoute';
import type { Models } from '../../store/database/createModel';
import { getsMail, type Reminders } from './createReminders';

interface StaffNeeds {
  models: Models;
  reminders: Pick<Reminders, 'areSent'>;
}

/** Whom requests and articles can be given to; addresses and roles stay with super admins. */
export const staffRoutes = ({ models, reminders }: StaffNeeds) => [
  defineRoute({
    call: staffCalls.list,
    tag: 'Staff',
    access: 'admin',
    summary: 'List the active admin users by name',
    answers: { 200: found(staffList) },
    async handle() {
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
