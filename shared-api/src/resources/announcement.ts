import {
  type DocumentOf,
  defineResource,
  type PublicDocumentOf,
} from '../definition/defineResource';
import { boolean, computed, dateTime, hidden, markdown, select, text } from '../definition/fields';
import type { CheckedText } from './checkedText';

const ANNOUNCEMENT_PRIORITIES = ['low', 'medium', 'high'] as const;

const ANNOUNCEMENT_STATUSES = ['Active', 'Inactive'] as const;

export const announcements = defineResource({
  name: 'announcements',
  label: 'Announcement',
  labelPlural: 'Announcements',
  titleField: 'title',
  fields: {
    title: text({ required: true, maxLength: 200, searchable: true }),
    content: markdown({ required: true, maxLength: 5_000 }),
    priority: select({ options: ANNOUNCEMENT_PRIORITIES, default: 'medium' }),
    isDismissible: boolean({ default: true, label: 'Dismissible' }),
    activeFrom: dateTime({ default: 'now', label: 'Active From' }),
    activeUntil: dateTime({ label: 'Active Until', hint: 'Leave blank for no end date' }),
    status: computed(false, ANNOUNCEMENT_STATUSES),
    contentHtml: computed<string>(true),
    /** Where its links lead, as `readLinks` in services names pages. */
    linksTo: hidden<string[]>(),
    checked: hidden<CheckedText>(),
  },
  publicFields: [
    'title',
    'content',
    'contentHtml',
    'priority',
    'isDismissible',
    'activeFrom',
    'activeUntil',
    'status',
  ],
  access: { read: 'public', write: 'admin' },
  sort: { activeFrom: -1 },
  indexes: [{ keys: { updatedAt: 1 } }, { keys: { activeUntil: 1 } }, { keys: { linksTo: 1 } }],
});

export type Announcement = DocumentOf<typeof announcements>;
/** An announcement as readers see it; `revision` tells a changed one from a dismissed one. */
export type PublicAnnouncement = PublicDocumentOf<typeof announcements> & { revision: number };
