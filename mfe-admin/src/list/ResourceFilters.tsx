import type { ResourceDefinition } from '@pressline/shared-api';
import { ALL_DOCUMENTS, useDocuments, useStaffNames } from '../form/api/queries';
import { lowerFirst } from '../form/api/resourceTexts';
import { FilterChoice, Filters, SearchBox } from './Filters';
import { defaultSortFor, type ResourceListAddress, sortChoices, statuses } from './listAddress';

const statusLabels = Object.fromEntries(
  Object.entries(statuses).map(([status, { label }]) => [status, label]),
);

interface ResourceFiltersProps {
  resource: ResourceDefinition;
  address: ResourceListAddress;
  onFilter: (
    part: Partial<Pick<ResourceListAddress, 'q' | 'category' | 'status' | 'owner'>>,
  ) => void;
  onSort: (sort: string) => void;
}

export function ResourceFilters({ resource, address, onFilter, onSort }: ResourceFiltersProps) {
  const { fields, labelPlural } = resource;
  const first = defaultSortFor(resource, address.status);
  const choices = sortChoices(resource);
  const { documents } = useDocuments('categories', ALL_DOCUMENTS, fields.categoryId !== undefined);
  const staff = useStaffNames(address.owner, fields.owner !== undefined);
  const categories = documents?.map(({ id, name }) => [id, String(name)]);
  return (
    <Filters aria-label={labelPlural}>
      <SearchBox
        noun={lowerFirst(labelPlural)}
        value={address.q}
        onChange={(q) => onFilter({ q })}
      />
      {fields.categoryId && (
        <FilterChoice
          label="Category"
          all="All Categories"
          choices={Object.fromEntries(categories ?? [])}
          value={address.category}
          onChange={(category) => onFilter({ category })}
        />
      )}
      {fields.isPublished && (
        <FilterChoice
          label="Status"
          all="Any status"
          choices={statusLabels}
          value={address.status}
          onChange={(status) => onFilter({ status })}
        />
      )}
      {fields.owner && (
        <FilterChoice
          label="Owner"
          all="Any owner"
          choices={staff}
          value={address.owner}
          onChange={(owner) => onFilter({ owner })}
        />
      )}
      <FilterChoice
        label="Order of the list"
        choices={first in choices ? choices : { [first]: 'Most urgent first', ...choices }}
        value={address.sort || first}
        onChange={(sort) => onSort(sort === first ? '' : sort)}
      />
    </Filters>
  );
}
