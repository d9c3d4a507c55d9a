import { Button, Cluster, Icon, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const Range = styled.p`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.small};
`;

interface PagerProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
}

/** Which part of a list is shown, announced when it changes, and the way to the other parts. */
export function Pager({ page, pageSize, total, onChange }: PagerProps) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const shown = lastPage === 1 ? `${total}` : `${first}–${last} of ${total}`;
  return (
    <Cluster as="nav" align="between" aria-label="Pages of the list">
      <Range role="status">
        {total === 0 ? '' : `${shown} ${total === 1 ? 'article' : 'articles'}`}
      </Range>
      {lastPage > 1 && (
        <Cluster gap="xs">
          <Button
            variant="secondary"
            size="sm"
            disabled={page <= 1}
            onClick={() => onChange(page - 1)}
          >
            <Icon name="chevron-left" />
            Previous
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={page >= lastPage}
            onClick={() => onChange(page + 1)}
          >
            Next
            <Icon name="chevron-right" />
          </Button>
        </Cluster>
      )}
    </Cluster>
  );
}
