import type { ResourceDefinition } from '@pressline/shared-api';
import { lowerFirst } from '../documents/resourceTexts';
import { ALL, useDocuments } from '../documents/useDocuments';
import { FilterChoice, Filters, SearchBox } from './Filters';
import { defaultSort, type ResourceListAddress, sortChoices, statuses } from './listAddress';

const statusLabels = Object.fromEntries(
  Object.entries(statuses).map(([status, { label }]) => [status, label]),
);

interface ResourceFiltersProps {
  resource: ResourceDefinition;
  address: ResourceListAddress;
  onFilter: (part: Partial<Pick<ResourceListAddress, 'q' | 'category' | 'status'>>) => void;
  onSort: (sort: string) => void;
}

export function ResourceFilters({ resource, address, onFilter, onSort }: ResourceFiltersProps) {
  const { fields, labelPlural } = resource;
  const first = defaultSort(resource);
  const { documents } = useDocuments('categories', ALL, fields.categoryId !== undefined);
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
      <FilterChoice
        label="Order of the list"
        choices={sortChoices(resource)}
        value={address.sort || first}
        onChange={(sort) => onSort(sort === first ? '' : sort)}
      />
    </Filters>
  );
}
