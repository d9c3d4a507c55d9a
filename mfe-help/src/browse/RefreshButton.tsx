import { useQueryClient } from '@pressline/shared-api/query';
import { Button, Cluster, Icon, Spinner, theme } from '@pressline/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { iconMask } from '../components/iconMask';

const Done = styled.span`
  display: inline-flex;
  gap: ${theme.space.xs};
  align-items: center;
  color: ${theme.color.success};
  font-size: ${theme.text.small};
`;

const Tools = styled(Cluster)`
  /* Empty, so it takes no room. */
  > :empty { margin-inline-end: calc(-1 * ${theme.space.sm}); }
  button::before { ${iconMask('refresh')} }
  @media (scripting: none) { display: none; }
`;

/** Fetches the help center's content again, and says when that is under way and done. */
export function RefreshButton() {
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');

  // All content: an open category would else keep showing its old list. A failure shows in its place.
  async function handleRefresh() {
    if (state === 'busy') return;
    setState('busy');
    const filters = { queryKey: ['/api/help'] };
    await queryClient.invalidateQueries(filters);
    const hasFailed = queryClient
      .getQueryCache()
      .findAll(filters)
      .some(({ state: { status } }) => status === 'error');
    setState(hasFailed ? 'idle' : 'done');
  }

  return (
    <Tools>
      <span aria-live="polite">
        {state === 'busy' && <Spinner label="Refreshing..." />}
        {state === 'done' && (
          <Done>
            <Icon name="check" />
            Up to date
          </Done>
        )}
      </span>
      {/* Not disabled while busy: the keyboard's focus would be lost. */}
      <Button variant="secondary" size="sm" onClick={handleRefresh}>
        Refresh
      </Button>
    </Tools>
  );
}
