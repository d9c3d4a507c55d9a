import type { ResourceDefinition } from '@pressline/shared-api';
import { useRef } from 'react';
import { lowerFirst } from '../documents/resourceTexts';
import { ALL, useDocuments } from '../documents/useDocuments';
import { useShortcut } from '../shortcuts/useShortcut';
import { Choice, Controls, SearchInput } from './controlStyle';
import { type ListAddress, STATUSES, type Status } from './listAddress';
import { sortChoices } from './sortChoices';

const statusLabels: Readonly<Record<Status, string>> = {
  '': 'Any status',
  published: 'Published',
  draft: 'Drafts',
};

interface ListControlsProps {
  resource: ResourceDefinition;
  address: ListAddress;
  onFilter: (part: Partial<ListAddress>) => void;
  onSort: (sort: string) => void;
}

/** Search, filters and order of a list, as far as its resource has them. */
export function ListControls({ resource, address, onFilter, onSort }: ListControlsProps) {
  const { fields, labelPlural } = resource;
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', () => search.current?.focus());
  return (
    <Controls aria-label={labelPlural}>
      <SearchInput
        ref={search}
        type="search"
        aria-label={`Search ${lowerFirst(labelPlural)}`}
        aria-keyshortcuts="/"
        placeholder={`Search ${lowerFirst(labelPlural)}...`}
        maxLength={200}
        value={address.q}
        onChange={(event) => onFilter({ q: event.target.value })}
      />
      {fields.categoryId && (
        <CategoryFilter value={address.category} onChange={(category) => onFilter({ category })} />
      )}
      {fields.isPublished && (
        <Choice
          aria-label="Status"
          value={address.status}
          onChange={({ target }) => onFilter({ status: target.value as Status })}
        >
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        aria-label="Order of the list"
        value={address.sort}
        onChange={({ target }) => onSort(target.value)}
      >
        {sortChoices(resource).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
    </Controls>
  );
}

interface CategoryFilterProps {
  value: string;
  onChange: (categoryId: string) => void;
}

function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { documents } = useDocuments('categories', ALL);
  return (
    <Choice
      aria-label="Category"
      value={value || 'all'}
      onChange={({ target }) => onChange(target.value === 'all' ? '' : target.value)}
    >
      <option value="all">All Categories</option>
      {documents?.map(({ id, name }) => (
        <option key={id} value={id}>
          {String(name)}
        </option>
      ))}
    </Choice>
  );
}
