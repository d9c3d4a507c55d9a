import {
  type Field,
  type ListParams,
  MAX_BULK,
  type ResourceDefinition,
  SOON_DAYS,
} from '@pressline/shared-api';
import { lowerFirst } from '../form/api/resourceTexts';
import { kindOf } from '../form/fields/fieldKinds';
import { fieldLabel } from '../form/fields/formFields';
import type { AddressFormat } from './useAddressState';

/** The order that the server uses when none is asked for; by a name it sorts without regard to case. */
export function defaultSort(resource: ResourceDefinition): string {
  const [[key, direction] = ['createdAt', -1]] = Object.entries(resource.sort);
  const name = key.replace(/Key$/, '');
  return direction === 1 ? name : `-${name}`;
}

/** The orders that a list of the resource offers, by what the API calls them; its default first. */
export function sortChoices(resource: ResourceDefinition): Readonly<Record<string, string>> {
  const { titleField, fields } = resource;
  const first = defaultSort(resource);
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
  return Object.fromEntries([
    ...choices.filter(([sort]) => sort === first),
    ...choices.filter(([sort]) => sort !== first),
  ]);
}

/** Filters by their names in the address, empty where none is set, and the page from 1. */
export type ListAddress<Filter extends string> = Record<Filter, string> & {
  page: number;
  size: number;
};

export const PAGE_SIZES = [25, 50, 100] as const;
const DEFAULT_PAGE_SIZE = 50;

export const validChoice =
  (choices: readonly string[]) =>
  (value: string): string =>
    choices.includes(value) ? value : '';

export const validId = (value: string): string => (/^[0-9a-f]{24}$/i.test(value) ? value : '');

const validUsername = (value: string): string => (/^[a-z0-9._-]{1,64}$/.test(value) ? value : '');

export const validSearch = (value: string): string => value.slice(0, 200);

const validIds = (value: string): string =>
  value.split('.').filter(validId).slice(0, MAX_BULK).join('.');

const isSearched = (field: Field | undefined) =>
  field !== undefined && 'searchable' in field && field.searchable === true;

const FIELDS = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Names what a list's search looks at: `title, summary, or tags`. */
export const searchedFields = ({ fields }: ResourceDefinition): string =>
  FIELDS.format(
    Object.entries(fields)
      .filter(([, field]) => isSearched(field))
      .map(([name, field]) => lowerFirst(fieldLabel(name, field))),
  );

/** Whether documents have a text besides that. */
export const hasOtherText = ({ fields, search }: ResourceDefinition): boolean =>
  search !== undefined && !isSearched(fields[search.body]);

/** The address of a list with `filters`: by each name, the function that drops a bad value. */
export function listFormat<Filter extends string>(
  filters: Readonly<Record<Filter, (value: string) => string>>,
): AddressFormat<ListAddress<Filter>> {
  const names = Object.keys(filters) as Filter[];
  return {
    read(search) {
      const params = new URLSearchParams(search);
      const number = (name: string) => Number.parseInt(params.get(name) ?? '', 10);
      const page = number('page');
      return {
        ...Object.fromEntries(names.map((name) => [name, filters[name](params.get(name) ?? '')])),
        page: page > 0 && page <= 100_000 ? page : 1,
        size: PAGE_SIZES.find((size) => size === number('size')) ?? DEFAULT_PAGE_SIZE,
      } as ListAddress<Filter>;
    },
    write(address) {
      const { page, size } = address;
      const params = new URLSearchParams();
      for (const name of names) {
        const value = address[name].trim();
        if (value) params.set(name, value);
      }
      if (page > 1) params.set('page', String(page));
      if (size !== DEFAULT_PAGE_SIZE) params.set('size', String(size));
      return params.size > 0 ? `?${params}` : '';
    },
    typed: (address) => ('q' in address ? String(address.q) : ''),
  };
}

/** The choices of the status filter, and what each asks the API for. */
export const statuses: Readonly<Record<string, { label: string; params: ListParams }>> = {
  published: { label: 'Published', params: { published: true } },
  draft: { label: 'Drafts', params: { published: false } },
  changed: { label: 'Unpublished changes', params: { changed: true } },
  mine: { label: 'My drafts and changes', params: { mine: true } },
  scheduled: { label: 'Scheduled', params: { scheduled: true } },
  overdue: { label: 'Needs review now', params: { due: 'overdue' } },
  soon: { label: `Needs review within ${SOON_DAYS} days`, params: { due: 'soon' } },
  dated: { label: 'Has a review date', params: { due: 'dated' } },
};

/** The order of a list unless another is chosen: by review date in lists of articles to review. */
export const defaultSortFor = (resource: ResourceDefinition, status: string): string =>
  statuses[status]?.params.due ? 'verifiedUntil' : defaultSort(resource);

/** The address of a resource's list; `selected` holds ids with a dot between them. */
export const resourceListFormat = (resource: ResourceDefinition) =>
  listFormat({
    q: validSearch,
    category: validId,
    status: validChoice(Object.keys(statuses)),
    sort: validChoice(Object.keys(sortChoices(resource))),
    owner: validUsername,
    selected: validIds,
  });

export type ResourceListAddress = ReturnType<ReturnType<typeof resourceListFormat>['read']>;

export const listParams = (address: ResourceListAddress): ListParams => ({
  q: address.q.trim(),
  categoryId: address.category,
  page: address.page,
  limit: address.size,
  ...statuses[address.status]?.params,
  ...(address.owner && { owner: address.owner }),
  ...(address.sort && { sort: address.sort }),
});
