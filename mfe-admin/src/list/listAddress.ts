import type { ResourceDefinition } from '@pressline/shared-api';
import { defaultSort, sortChoices } from './sortChoices';

/** What the address of a list says: everything that a reload or a colleague should find again. */
export interface ListAddress {
  q: string;
  /** A category's id; empty for all of them. */
  category: string;
  status: Status;
  sort: string;
  /** From 1. */
  page: number;
  size: number;
  /** Ids of the records that are ticked. */
  selected: readonly string[];
}

export const STATUSES = ['', 'published', 'draft'] as const;
export type Status = (typeof STATUSES)[number];

export const PAGE_SIZES = [25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 50;
/** As many as a bulk call takes, and as an address can hold. */
export const MAX_SELECTED = 200;

const ID = /^[0-9a-f]{24}$/i;

/** Reads the query part of an address; what makes no sense is left out. */
export function readListAddress(resource: ResourceDefinition, search: string): ListAddress {
  const params = new URLSearchParams(search);
  const word = (name: string) => params.get(name) ?? '';
  const number = (name: string) => Number.parseInt(word(name), 10);
  const isSort = sortChoices(resource).some(({ value }) => value === word('sort'));
  const page = number('page');
  return {
    q: word('q').slice(0, 200),
    category: ID.test(word('category')) ? word('category') : '',
    status: STATUSES.find((status) => status === word('status')) ?? '',
    sort: isSort ? word('sort') : defaultSort(resource),
    page: page > 0 && page <= 100_000 ? page : 1,
    size: PAGE_SIZES.find((size) => size === number('size')) ?? DEFAULT_PAGE_SIZE,
    selected: word('selected')
      .split('.')
      .filter((id) => ID.test(id))
      .slice(0, MAX_SELECTED),
  };
}

/** The query part of the address, with its `?`; empty for the plain list. */
export function writeListAddress(resource: ResourceDefinition, address: ListAddress): string {
  const { q, category, status, sort, page, size, selected } = address;
  const params = new URLSearchParams();
  if (q.trim()) params.set('q', q.trim());
  if (category) params.set('category', category);
  if (status) params.set('status', status);
  if (sort !== defaultSort(resource)) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (size !== DEFAULT_PAGE_SIZE) params.set('size', String(size));
  if (selected.length > 0) params.set('selected', selected.join('.'));
  const query = params.toString();
  return query ? `?${query}` : '';
}
