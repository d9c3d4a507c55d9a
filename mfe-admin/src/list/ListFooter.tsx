import { Button, Cluster, Icon, Select, theme } from '@pressline/shared-ui';
import { formatNumber } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';
import { Note, SmallButton } from '../form/controls';
import { PAGE_SIZES } from './listAddress';

const Size = styled(Select)`
  width: 9.5rem;

  select { min-height: 2.25rem; padding-block: 0; font-size: ${theme.text.small}; }
`;

export interface ListFooterProps {
  page: number;
  size: number;
  total: number;
  /** What is counted: `articles`, and `article` of one. */
  nouns: { one: string; many: string };
  onPage: (part: { page?: number; size?: number }) => void;
}

export function ListFooter({ page, size, total, nouns, onPage }: ListFooterProps) {
  const lastPage = Math.max(1, Math.ceil(total / size));
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  const range = [...new Set([first, last])].map(formatNumber).join('–');
  const shown = lastPage === 1 ? total : `${range} of ${formatNumber(total)}`;
  return (
    <Cluster as="nav" align="between" aria-label="Pages of the list">
      <Note role="status">
        {total === 0 ? '' : `${shown} ${total === 1 ? nouns.one : nouns.many}`}
      </Note>
      <Cluster gap="xs">
        {total > PAGE_SIZES[0] && (
          <Size
            aria-label="Rows per page"
            value={size}
            onChange={({ target }) => onPage({ size: Number(target.value), page: 1 })}
            options={Object.fromEntries(PAGE_SIZES.map((one) => [one, `${one} per page`]))}
          />
        )}
        {lastPage > 1 && (
          <>
            <SmallButton
              label="Previous"
              icon="chevron-left"
              disabled={page <= 1}
              onClick={() => onPage({ page: page - 1 })}
            />
            <Button
              variant="secondary"
              size="sm"
              disabled={page >= lastPage}
              onClick={() => onPage({ page: page + 1 })}
            >
              Next
              <Icon name="chevron-right" />
            </Button>
          </>
        )}
      </Cluster>
    </Cluster>
  );
}
