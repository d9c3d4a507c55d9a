import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../list/listAddress';
import type { AddressFormat } from '../list/useAddressState';

/** Filters by their names in the address, empty where none is set, and the page. */
export type InboxAddress<Filter extends string> = Record<Filter, string> & {
  page: number;
  size: number;
};

/** Takes one of `choices` from an address, and nothing else. */
export const oneOf =
  (choices: readonly string[]) =>
  (value: string): string =>
    choices.includes(value) ? value : '';

/** Takes the id of a record. */
export const anId = (value: string): string => (/^[0-9a-f]{24}$/i.test(value) ? value : '');

/** Takes what may be typed into a search. */
export const aSearch = (value: string): string => value.slice(0, 200);

/** The format of a list's address, from its filters and what each of them takes. */
export function inboxFormat<Filter extends string>(
  filters: Readonly<Record<Filter, (value: string) => string>>,
): AddressFormat<InboxAddress<Filter>> {
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
      } as InboxAddress<Filter>;
    },
    write({ page, size, ...rest }) {
      const values = rest as unknown as Record<Filter, string>;
      const params = new URLSearchParams();
      for (const name of names) {
        if (values[name].trim()) params.set(name, values[name].trim());
      }
      if (page > 1) params.set('page', String(page));
      if (size !== DEFAULT_PAGE_SIZE) params.set('size', String(size));
      const query = params.toString();
      return query && `?${query}`;
    },
    typed: (address) => ('q' in address ? String(address.q) : ''),
  };
}
