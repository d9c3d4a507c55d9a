import { Cluster, media, theme } from '@pressline/shared-ui';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../form/controls';

const Root = styled(Cluster)`
  margin-bottom: ${theme.space.sm};
  h2 { font-size: ${theme.text.heading3}; }

  /* Where there is little room the icon says it. */
  [aria-label] > span { display: none; }
  ${media.small} { [aria-label] > span { display: inline; } }
`;

interface PanelHeaderProps {
  title: string;
  createLabel?: string;
  /** Absent where documents come from elsewhere. */
  onCreate?: () => void;
  query?: { refetch: () => unknown; isRefetching: boolean };
  /** The heading, which takes the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What else leads somewhere from here. */
  children?: ReactNode;
}

export function PanelHeader(props: PanelHeaderProps) {
  const { title, createLabel, onCreate, query, headingRef, children } = props;
  return (
    <Root align="between">
      <h2 ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      <Cluster gap="xs">
        {children}
        {query && (
          <SmallButton
            label="Refresh"
            aria-label="Refresh"
            icon="refresh"
            variant="ghost"
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
