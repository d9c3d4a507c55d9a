import type { ResourceDefinition } from '@pressline/shared-api';
import { useCallback, useMemo } from 'react';
import { type ListAddress, readListAddress, writeListAddress } from './listAddress';
import { type AddressFormat, useAddressState } from './useAddressState';

/** Search, filters, order, page and selection of a list, kept in the address bar. */
export function useListAddress(resource: ResourceDefinition) {
  const format = useMemo<AddressFormat<ListAddress>>(
    () => ({
      read: (search) => readListAddress(resource, search),
      write: (address) => writeListAddress(resource, address),
      typed: ({ q }) => q,
    }),
    [resource],
  );
  const { address, settled, update } = useAddressState(format);
  /** Another search or filter shows other records: the first page, and none of them ticked. */
  const filter = useCallback(
    (part: Partial<ListAddress>) => update({ ...part, page: 1, selected: [] }),
    [update],
  );
  return { address, settled: { ...settled, q: settled.q.trim() }, update, filter };
}
