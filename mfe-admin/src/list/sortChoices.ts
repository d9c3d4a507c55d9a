import type { ResourceDefinition } from '@pressline/shared-api';
import { kindOf } from '../fields/fieldKinds';
import { fieldLabel } from '../fields/formFields';

/** The order that the server uses when none is asked for. */
export function defaultSort(resource: ResourceDefinition): string {
  const [[name, direction] = ['createdAt', -1]] = Object.entries(resource.sort);
  return direction === 1 ? name : `-${name}`;
}

/** The orders that a list of the resource offers, by what the API calls them; its default first. */
export function sortChoices(resource: ResourceDefinition): Readonly<Record<string, string>> {
  const { titleField, fields } = resource;
  const choices: [sort: string, label: string][] = [
    ['-createdAt', 'Newest first'],
    ['createdAt', 'Oldest first'],
    ['-updatedAt', 'Recently changed'],
    [titleField, 'A to Z'],
    [`-${titleField}`, 'Z to A'],
  ];
  for (const [name, field] of Object.entries(fields)) {
    if (field.mode === 'hidden') continue;
    const label = kindOf(field).sortLabel?.(name, fieldLabel(name, field), field);
    if (label) choices.push([`-${name}`, label]);
    else if (name === 'order') choices.push([name, 'Order']);
  }
  const first = defaultSort(resource);
  return Object.fromEntries([
    ...choices.filter(([sort]) => sort === first),
    ...choices.filter(([sort]) => sort !== first),
  ]);
}
