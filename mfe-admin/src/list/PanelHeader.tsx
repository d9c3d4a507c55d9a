import { Cluster, theme } from '@pressline/shared-ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../SmallButton';

const Title = styled.h2`
  font-size: ${theme.text.heading3};
`;
const Root = styled(Cluster)`
  margin-bottom: ${theme.space.md};
`;

interface PanelHeaderProps {
  title: string;
  createLabel?: string;
  /** Absent where documents come from elsewhere. */
  onCreate?: () => void;
  onRefresh?: () => void;
  isRefreshing?: boolean;
  /** The heading, which takes the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export function PanelHeader(props: PanelHeaderProps) {
  const { title, createLabel, onCreate, onRefresh, isRefreshing = false, headingRef } = props;
  return (
    <Root align="between">
      <Title ref={headingRef} tabIndex={-1}>
        {title}
      </Title>
      <Cluster gap="xs">
        {onRefresh && (
          <SmallButton label="Refresh" icon="refresh" onClick={onRefresh} isBusy={isRefreshing} />
        )}
        {onCreate && createLabel && (
          <SmallButton label={createLabel} icon="plus" variant="primary" onClick={onCreate} />
        )}
      </Cluster>
    </Root>
  );
}
