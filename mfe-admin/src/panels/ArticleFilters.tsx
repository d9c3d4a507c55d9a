import { Select, TextInput, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ALL, useDocuments } from '../resource/useDocuments';
import type { ArticleAddress } from './articleAddress';

const Row = styled.div.attrs({ role: 'search' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
`;
const SearchInput = styled(TextInput)`
  flex: 2 1 16rem;
  width: auto;
`;
const CategorySelect = styled(Select)`
  flex: 1 1 12rem;
`;

interface ArticleFiltersProps {
  address: ArticleAddress;
  onChange: (part: Partial<ArticleAddress>) => void;
}

/** Search box and category filter; either begins at the first page again. */
export function ArticleFilters({ address, onChange }: ArticleFiltersProps) {
  const { documents } = useDocuments('categories', ALL);
  return (
    <Row aria-label="Articles">
      <SearchInput
        type="search"
        aria-label="Search articles"
        placeholder="Search articles..."
        maxLength={200}
        value={address.q}
        onChange={(event) => onChange({ q: event.target.value, page: 1 })}
      />
      <CategorySelect
        aria-label="Category"
        value={address.category || 'all'}
        onChange={({ target: { value } }) =>
          onChange({ category: value === 'all' ? '' : value, page: 1 })
        }
      >
        <option value="all">All Categories</option>
        {documents?.map(({ id, name }) => (
          <option key={id} value={id}>
            {String(name)}
          </option>
        ))}
      </CategorySelect>
    </Row>
  );
}
