import type { ResourceDefinition } from '@pressline/shared-api';
import { fieldLabel } from '../fields/formFields';
import { countNoun } from '../fields/rowFacts';

interface SortChoice {
  /** As the API takes it: a field's name, with `-` in front for descending. */
  value: string;
  label: string;
}

/** The order that the server uses when none is asked for. */
export function defaultSort(resource: ResourceDefinition): string {
  const [[name, direction] = ['createdAt', -1]] = Object.entries(resource.sort);
  return direction === 1 ? name : `-${name}`;
}

/** The orders that a list of the resource offers, its default first. */
export function sortChoices(resource: ResourceDefinition): SortChoice[] {
  const { titleField, fields } = resource;
  const choices: SortChoice[] = [
    { value: '-createdAt', label: 'Newest first' },
    { value: 'createdAt', label: 'Oldest first' },
    { value: '-updatedAt', label: 'Recently changed' },
    { value: titleField, label: 'A to Z' },
    { value: `-${titleField}`, label: 'Z to A' },
  ];
  for (const [name, field] of Object.entries(fields)) {
    if (field.mode === 'hidden') continue;
    if (field.kind === 'counter') {
      choices.push({ value: `-${name}`, label: `Most ${countNoun(name)}s` });
    } else if (field.kind === 'dateTime' && field.mode !== 'server') {
      choices.push({ value: `-${name}`, label: `${fieldLabel(name, field)}, latest first` });
    } else if (name === 'order') {
      choices.push({ value: name, label: 'Order' });
    }
  }
  const isDefault = ({ value }: SortChoice) => value === defaultSort(resource);
  return [...choices.filter(isDefault), ...choices.filter((choice) => !isDefault(choice))];
}
