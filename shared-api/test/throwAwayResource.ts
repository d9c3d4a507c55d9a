import { defineResource } from '../src/definition/defineResource';
import {
  boolean,
  counter,
  dateTime,
  hidden,
  integer,
  markdown,
  reference,
  select,
  stringList,
  text,
  url,
} from '../src/definition/fields';
import type { CheckedText } from '../src/resources/checkedText';

/** A resource that no code names, with a field of every kind that staff write. */
export const machines = defineResource({
  name: 'press-machines',
  label: 'Press machine',
  labelPlural: 'Press machines',
  titleField: 'title',
  fields: {
    title: text({ required: true, maxLength: 100, searchable: true }),
    manual: markdown({ default: '' }),
    units: integer({ default: 4, min: 1, max: 12 }),
    isDigital: boolean({ default: false }),
    state: select({ options: ['running', 'down'], default: 'running' }),
    categoryId: reference('categories', { label: 'Category' }),
    guideId: reference('articles', { label: 'Guide' }),
    colors: stringList({ maxItems: 8, maxLength: 20, searchable: true }),
    vendorUrl: url({ also: ['site'] }),
    servicedAt: dateTime({}),
    runs: counter(),
    manualHtml: hidden<string>(),
    linksTo: hidden<string[]>(),
    checked: hidden<CheckedText>(),
  },
  publicFields: ['title', 'manual', 'units', 'isDigital', 'state', 'categoryId', 'colors', 'runs'],
  access: { read: 'public', write: 'admin' },
  sort: { title: 1 },
  indexes: [{ keys: { title: 1 }, unique: true }, { keys: { linksTo: 1 } }],
});
