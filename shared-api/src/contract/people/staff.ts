import { z } from 'zod';
import { users } from '../../resources/user';
import { ok } from '../answer';
import { body } from '../body';
import { namedBody, namedObject, removed } from '../common';
import { endpoint } from '../endpoint';
import { resourceSchemas } from '../resource/documents';

const staffUser = z.object({
  username: z.string(),
  /** The full name, or else the username. */
  name: z.string(),
  /** Whether mail can arrive at the account's address. */
  getsMail: z.boolean(),
});

const staffList = namedObject('StaffList', {
  staff: z.array(staffUser),
  /** Whether owners are reminded by mail of what they have to verify. */
  sendsReminders: z.boolean(),
});

const { document, update } = resourceSchemas(users);

/** Username of the new owner of their articles; empty for no owner. */
const newOwner = z.string().trim().max(64);

const userRemovalBody = namedBody('UserRemoval', { newOwner });

const userDeactivationBody = namedBody('UserDeactivation', {
  newOwner,
  /** What else an update changes. */
  values: update,
});

const ofUser = { tag: 'Users', access: 'super_admin', subject: users.label } as const;

/** `api.staff`: who works here. All calls throw ApiError. */
export const staffEndpoints = {
  /** The active admin users, by name. */
  list: endpoint('GET /api/admin/staff', {
    tag: 'Staff',
    access: 'admin',
    summary: 'List the active admin users by name',
    answers: { 200: ok(staffList) },
  }),
  /** Deletes an admin user and gives their articles to another; for super admins. */
  remove: endpoint('POST /api/admin/users/:id/removal', {
    ...ofUser,
    summary: 'Delete an admin user and give their articles to another owner',
    done: 'Deleted an admin user and reassigned their articles',
    body: body(userRemovalBody),
    answers: { 200: ok(removed, 'Deleted') },
    errors: ['conflict'],
  }),
  /** Updates an admin user who is switched off by that, and gives their articles to another; for super admins. */
  deactivate: endpoint('POST /api/admin/users/:id/deactivation', {
    ...ofUser,
    summary: 'Deactivate an admin user and give their articles to another owner',
    done: 'Deactivated an admin user and reassigned their articles',
    body: body(userDeactivationBody),
    answers: { 200: ok(document) },
    current: document,
  }),
};

export type StaffList = z.infer<typeof staffList>;
