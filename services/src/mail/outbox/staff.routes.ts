import { contract } from '@pressline/shared-api/contract';
import { handle } from '../../http/router/handle';
import type { Models } from '../../store/database/createModel';
import { getsMail, type Reminders } from './createReminders';

interface StaffNeeds {
  models: Models;
  reminders: Pick<Reminders, 'areSent'>;
}

/** Whom requests and articles can be given to; addresses and roles stay with super admins. */
export const staffRoutes = ({ models, reminders }: StaffNeeds) => [
  handle(contract.staff.list, async () => {
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
  }),
];
