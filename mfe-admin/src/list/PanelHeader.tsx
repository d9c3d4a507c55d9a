import { Button, Cluster, Icon, theme } from '@pressline/shared-ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';

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
          <Button variant="secondary" size="sm" onClick={onRefresh} isBusy={isRefreshing}>
            {!isRefreshing && <Icon name="refresh" />}
            Refresh
          </Button>
        )}
        {onCreate && (
          <Button size="sm" onClick={onCreate}>
            <Icon name="plus" />
            {createLabel}
          </Button>
        )}
      </Cluster>
    </Root>
  );
}
