import { Cluster, theme } from '@pressline/shared-ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../form/controls';

const Root = styled(Cluster)`
  margin-bottom: ${theme.space.md};
  h2 { font-size: ${theme.text.heading3}; }
`;

interface PanelHeaderProps {
  title: string;
  createLabel?: string;
  /** Absent where documents come from elsewhere. */
  onCreate?: () => void;
  query?: { refetch: () => unknown; isRefetching: boolean };
  /** The heading, which takes the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export function PanelHeader(props: PanelHeaderProps) {
  const { title, createLabel, onCreate, query, headingRef } = props;
  return (
    <Root align="between">
      <h2 ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      <Cluster gap="xs">
        {query && (
          <SmallButton
            label="Refresh"
            icon="refresh"
            onClick={() => void query.refetch()}
            isBusy={query.isRefetching}
          />
        )}
        {onCreate && createLabel && (
          <SmallButton label={createLabel} icon="plus" variant="primary" onClick={onCreate} />
        )}
      </Cluster>
    </Root>
  );
}
